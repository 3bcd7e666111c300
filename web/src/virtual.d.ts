declare module "virtual:locales" {
  export const languages: Record<string, () => Promise<{ default: string }>>;
}

declare module "virtual:rules" {
  /** By "game/language". */
  export const pages: Record<string, () => Promise<{ default: string }>>;
}
