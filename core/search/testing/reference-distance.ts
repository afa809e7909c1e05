/** The fewest letters to change, add, leave out or swap with their neighbour until `typed` begins `word`.
 *  @param maxDistance more than this is as good as never
 *  @returns 0 when `word` begins with `typed`; null above `maxDistance` */
export function distanceToStart(typed: string, word: string, maxDistance: number): number | null {
  if (word.startsWith(typed)) return 0
  // A longer beginning than this cannot be nearer.
  const letters = Math.min(word.length, typed.length + maxDistance)
  if (maxDistance === 0 || letters < typed.length - maxDistance) return null
  const never = maxDistance + 1
  let before: number[] = []
  let row = Array.from({ length: letters + 1 }, (_, column) => column)
  for (let line = 1; line <= typed.length; line++) {
    const next = new Array<number>(letters + 1).fill(never)
    next[0] = line
    let minLine = line
    // Further from the diagonal everything is above the bound.
    for (let column = Math.max(1, line - maxDistance); column <= Math.min(letters, line + maxDistance); column++) {
      const same = typed[line - 1] === word[column - 1]
      const swapped = typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1]
      const distance = Math.min(
        (row[column] ?? never) + 1,
        (next[column - 1] ?? never) + 1,
        (row[column - 1] ?? never) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? never) + 1 : never,
      )
      next[column] = distance
      minLine = Math.min(minLine, distance)
    }
    if (minLine > maxDistance) return null
    before = row
    row = next
  }
  const nearest = Math.min(...row)
  return nearest <= maxDistance ? nearest : null
}
