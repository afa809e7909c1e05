/** What comes first of each key: a file that somebody made by hand may have a row twice. */
export function firstOfEach<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  const keys = new Set<string>()
  return values.filter((value) => {
    const key = keyOf(value)
    const isFirst = !keys.has(key)
    keys.add(key)
    return isFirst
  })
}
