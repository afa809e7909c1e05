import { SegmentedLru } from "#core/cache/segmented-lru.ts"
import type { TagClock } from "./tag-clock.server.ts"
import { type Tagged, tagged } from "./tagged.server.ts"

export type TaggedLruOptions<T> = { maxWeight: number; weightOf: (value: T) => number; maxAge?: number }

type Entry<T> = { read: () => Promise<T>; weight: number }

/** Caches values of the content API by key until one of their tags is invalidated, in a segmented LRU.
 *  @param maxWeight of all values together
 *  @param weightOf a value
 *  @param maxAge of `tagged` */
export function taggedLru<T>(clock: TagClock, { maxWeight, weightOf, maxAge }: TaggedLruOptions<T>) {
  const entries = new SegmentedLru<string, Entry<T>>({ maxSize: maxWeight, sizeOf: ({ weight }) => weight })

  const add = (key: string, load: () => Promise<Tagged<T>>): Entry<T> => {
    const entry: Entry<T> = { weight: 1, read: () => Promise.reject(new Error("Not loaded")) }
    const weighed = async () => {
      const loaded = await load()
      entry.weight = Math.max(1, weightOf(loaded.value))
      if (entries.peek(key) === entry) entries.resize(key)
      return loaded
    }
    entry.read = tagged(clock, weighed, maxAge === undefined ? {} : { maxAge })
    entries.set(key, entry)
    return entry
  }

  /** Reads the value of a key.
   *  @throws what `load` throws while there is no value yet */
  return (key: string, load: () => Promise<Tagged<T>>): Promise<T> => (entries.get(key) ?? add(key, load)).read()
}
