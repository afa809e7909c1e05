import { randomBytes } from "node:crypto"

/** Tags that are stored; who asks for what came before them takes everything for changed. */
const maxTags = 20_000

/** The tags of what has changed in Strapi, in the order in which it was noticed. */
export function createChangeLog() {
  const processToken = randomBytes(8).toString("hex")
  let first = 0
  let tags: string[] = []

  return {
    add(changed: Iterable<string>): void {
      tags.push(...changed)
      if (tags.length <= maxTags) return
      first += tags.length - maxTags / 2
      tags = tags.slice(-maxTags / 2)
    },
    /** Returns the changes since an answer with this cursor. */
    since(cursor: string | undefined): { cursor: string; tags: string[]; reset: boolean } {
      const next = `${processToken}-${first + tags.length}`
      const [of, position] = (cursor ?? "").split("-")
      const from = Number(position) - first
      const isKnown = of === processToken && Number.isInteger(from) && from >= 0 && from <= tags.length
      return isKnown
        ? { cursor: next, tags: [...new Set(tags.slice(from))], reset: false }
        : { cursor: next, tags: [], reset: cursor !== undefined }
    },
  }
}

export type ChangeLog = ReturnType<typeof createChangeLog>
