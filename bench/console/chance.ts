/** Numbers that look random and are the same at every run. */
export function chanceFrom(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    /** A whole number from 0 to `end` − 1. */
    below: (end: number) => Math.floor(next() * end),
    /** One of a list, the first ones more often by `lean` above 1. */
    of: <T>(list: readonly T[], lean = 1): T => {
      const found = list[Math.floor(next() ** lean * list.length)]
      if (found === undefined) throw new Error("The list is empty")
      return found
    },
    isOne: (share: number) => next() < share,
  }
}

export type Chance = ReturnType<typeof chanceFrom>
