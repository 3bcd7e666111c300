# The server with its data in /data: docker build -t saqqara . && docker run -p 8000:8000 -v saqqara:/data saqqara
FROM python:3.11-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev nodejs npm && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN if [ -f web/package.json ]; then cd web && npm ci && npm run build; fi
RUN python -m venv /opt/saqqara \
    && /opt/saqqara/bin/pip install --no-cache-dir --require-hashes -r requirements/server.txt \
    && /opt/saqqara/bin/pip install --no-cache-dir "mypy[mypyc]==2.4.1" \
    && SAQQARA_NATIVE=1 /opt/saqqara/bin/pip install --no-cache-dir --no-deps --no-build-isolation . \
    && /opt/saqqara/bin/pip uninstall --yes mypy

FROM python:3.11-slim
COPY --from=build /opt/saqqara /opt/saqqara
RUN useradd --system saqqara && install -d -o saqqara /data
USER saqqara
ENV SAQQARA_DATA=/data SAQQARA_NO_BROWSER=1
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["/opt/saqqara/bin/python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz')"]
ENTRYPOINT ["/opt/saqqara/bin/saqqara"]
CMD ["serve"]
