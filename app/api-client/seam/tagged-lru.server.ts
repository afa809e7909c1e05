import type { TagClock } from "./tag-clock.server.ts"
import { type Tagged, tagged } from "./tagged.server.ts"

export type TaggedLruOptions<T> = { maxWeight: number; weightOf: (value: T) => number; maxAge?: number }

type Entry<T> = { read: () => Promise<T>; weight: number }

/** Caches values of the content API by key until one of their tags is invalidated, those that were read last.
 *  @param maxWeight of all values together
 *  @param weightOf a value
 *  @param maxAge of `tagged` */
export function taggedLru<T>(clock: TagClock, { maxWeight, weightOf, maxAge }: TaggedLruOptions<T>) {
  const entries = new Map<string, Entry<T>>()
  let total = 0

  const remove = (key: string) => {
    total -= entries.get(key)?.weight ?? 0
    entries.delete(key)
  }

  const add = (key: string, load: () => Promise<Tagged<T>>): Entry<T> => {
    const entry: Entry<T> = { weight: 1, read: () => Promise.reject(new Error("Not loaded")) }
    const weighed = async () => {
      const loaded = await load()
      const weight = Math.max(1, weightOf(loaded.value))
      if (entries.get(key) === entry) total += weight - entry.weight
      entry.weight = weight
      return loaded
    }
    entry.read = tagged(clock, weighed, maxAge === undefined ? {} : { maxAge })
    return entry
  }

  /** Reads the value of a key.
   *  @throws what `load` throws while there is no value yet */
  return async (key: string, load: () => Promise<Tagged<T>>): Promise<T> => {
    const entry = entries.get(key) ?? add(key, load)
    remove(key)
    entries.set(key, entry)
    total += entry.weight
    const value = await entry.read()
    for (const oldest of entries.keys()) {
      if (total <= maxWeight || oldest === key) break
      remove(oldest)
    }
    return value
  }
}
