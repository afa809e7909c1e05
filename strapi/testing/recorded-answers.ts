import { readFileSync } from "node:fs"
import type { RecordedAnswer } from "./bridge-calls.ts"

/** What the pinned Strapi answered to the calls of the bridge; `npm run test:strapi` compares it, and writes it with
 *  RECORD=1. */
export const recordedFile = new URL("./recorded.json", import.meta.url)

const recorded = JSON.parse(readFileSync(recordedFile, "utf8")) as Record<string, RecordedAnswer>

/** An answer as it was recorded, by the name of its call. */
export function recordedAnswer(name: string): RecordedAnswer {
  const answer = recorded[name]
  if (!answer) throw new Error(`Nothing is recorded of ${name}`)
  return answer
}

/** The recorded answer to an unknown key, for another key than `nothing`.
 *  @param path where it stands; without one it stands alone */
export function unknownKeyAnswer(name: string, key: string, path = key): RecordedAnswer {
  const { status, body } = recordedAnswer(name)
  const text = JSON.stringify(body)
    .replaceAll("colors.nothing", path)
    .replaceAll('"path":"nothing"', `"path":"${path}"`)
    .replaceAll("nothing", key)
  return { status, body: JSON.parse(text) }
}
