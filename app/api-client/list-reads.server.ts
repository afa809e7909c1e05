import { createHash } from "node:crypto"
import { SegmentedLru } from "#core/cache/segmented-lru.ts"
import type { TagClock } from "./transport/tag-clock.server.ts"
import { taggedLru } from "./transport/tagged-lru.server.ts"

/** Lists whose digests are remembered; a page that shows another one is rendered again after a change. */
const maxReads = 10_000

const prefix = "list:"

type Read = { digest: string; position: number; reload: () => Promise<unknown> }

/** Fields of a product that orders change and lists do not show. */
const unseen = new Set(["quantity", "sellCount", "updatedAt"])

const digestOf = (body: unknown) =>
  createHash("sha256")
    .update(JSON.stringify(body, (key, value) => (unseen.has(key) ? undefined : value)))
    .digest("base64url")

export type ListOptions<Body, T> = {
  /** Of all cached lists together. */
  maxWeight: number
  weightOf: (value: T) => number
  maxAge: number
  fromWire: (body: Body) => T
}

/** Lists of the catalogue that cached pages show. Any change of the catalogue may change any list: what is cached of it is
 *  read again then, and pages stand as long as their lists are what they were. Each list has a tag of its own, which is
 *  invalidated when it is another one. */
export function createListReads(clock: TagClock) {
  const reads = new SegmentedLru<string, Read>({ maxSize: maxReads, sizeOf: () => 1 })

  const note = (tag: string, read: Read) => {
    const known = reads.peek(tag)
    if (known && known.position > read.position) return
    reads.set(tag, read)
    if (!known || known.digest === read.digest) return
    clock.invalidate([tag], clock.invalidatedAt(["listing"], known.position))
  }

  return {
    /** Makes the reader of one kind of list.
     *  @param kind stands in the tag of each */
    reader<Body, T>(kind: string, { fromWire, ...limits }: ListOptions<Body, T>) {
      const weightOf = ({ list }: { list: T }) => limits.weightOf(list)
      const values = taggedLru<{ list: T; read: Read }>(clock, { ...limits, weightOf })
      return async (name: string, load: () => Promise<Body>): Promise<T> => {
        const tag = `${prefix}${kind} ${name}`
        const reload = async () => {
          const { list, read } = await values(name, async () => {
            const position = clock.position()
            const body = await load()
            const read = { digest: digestOf(body), position, reload }
            note(tag, read)
            return { value: { list: fromWire(body), read }, tags: ["listing"], noted: [tag] }
          })
          // The digest of a cached list may have been evicted before it.
          if (!reads.has(tag)) reads.set(tag, read)
          return list
        }
        return reload()
      }
    },
    /** Reads those lists of a page again that may have changed, and invalidates their tags if they have; of lists that are
     *  not remembered as well.
     *  @param tags of the page
     *  @returns undefined when there is none */
    recheck(tags: Iterable<string>): Promise<void> | undefined {
      const lists = [...tags].filter((tag) => tag.startsWith(prefix))
      // Since when such a list is another one is not known.
      clock.invalidate(
        lists.filter((tag) => !reads.has(tag)),
        Number.NEGATIVE_INFINITY,
      )
      const suspects = lists.flatMap((tag) => {
        const read = reads.get(tag)
        return read && clock.invalidatedAt(["listing"], read.position) !== undefined ? [read] : []
      })
      if (suspects.length === 0) return undefined
      return Promise.all(suspects.map(({ reload }) => reload().catch(() => undefined))).then(() => undefined)
    },
  }
}

export type ListReads = ReturnType<typeof createListReads>
