/** All browser tests, or those named: node tests/e2e/run.mjs clicks keys ... */
import { launch, serve } from "./kit.mjs";
import * as company from "./company.mjs";
import * as games from "./games.mjs";
import * as screens from "./screens.mjs";

const SCENARIOS = { ...games, ...company, ...screens };
const wanted = process.argv.slice(2);
const chosen = Object.entries(SCENARIOS).filter(([name]) => wanted.length === 0 || wanted.includes(name));

const server = await serve();
const browser = await launch();
let failed = 0;
for (const [name, scenario] of chosen) {
  const start = Date.now();
  try {
    const told = await scenario({ browser, server });
    console.log(`ok    ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)${told ? `: ${told}` : ""}`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL  ${name}: ${error.message}`);
  }
  for (const context of browser.contexts()) await context.close();
}
await browser.close();
await server.end();
process.exit(failed ? 1 : 0);
