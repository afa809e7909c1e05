import type { Content } from "./content.server.ts"

export function createContentClient(_options: { api: (request: Request) => Promise<Response>; apiToken: string }): Content {
  throw new Error("not written yet")
}
