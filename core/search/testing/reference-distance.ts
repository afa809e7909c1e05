/** The fewest letters to change, add, leave out or swap with their neighbour until `typed` begins `word`.
 *  @param most more than this is as good as never
 *  @returns 0 when `word` begins with `typed`; null above `most` */
export function distanceToStart(typed: string, word: string, most: number): number | null {
  if (word.startsWith(typed)) return 0
  // A longer beginning than this cannot be nearer.
  const letters = Math.min(word.length, typed.length + most)
  if (most === 0 || letters < typed.length - most) return null
  const never = most + 1
  let before: number[] = []
  let row = Array.from({ length: letters + 1 }, (_, column) => column)
  for (let line = 1; line <= typed.length; line++) {
    const next = new Array<number>(letters + 1).fill(never)
    next[0] = line
    let least = line
    // Further from the diagonal everything is above the bound.
    for (let column = Math.max(1, line - most); column <= Math.min(letters, line + most); column++) {
      const same = typed[line - 1] === word[column - 1]
      const swapped = typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1]
      const distance = Math.min(
        (row[column] ?? never) + 1,
        (next[column - 1] ?? never) + 1,
        (row[column - 1] ?? never) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? never) + 1 : never,
      )
      next[column] = distance
      least = Math.min(least, distance)
    }
    if (least > most) return null
    before = row
    row = next
  }
  const nearest = Math.min(...row)
  return nearest <= most ? nearest : null
}
