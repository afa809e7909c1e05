import { randomUUID } from "node:crypto"

/** The id of a request: what a proxy in front gave it, when that is harmless to log, or a new one. */
export function toRequestId(given: string | null): string {
  return given !== null && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
