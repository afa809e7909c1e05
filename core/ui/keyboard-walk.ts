/** The rows of keys of the two keyboards that the shop's people type on, from above. */
const layouts = [
  ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"],
  ["1234567890", "azertyuiop", "qsdfghjklm", "wxcvbn"],
]

/** Shorter ones are in every word. */
const minRun = 3

/** The ways from one key to the next: along a row, or down or up across the rows, on one keyboard. */
const ways = new Map<string, Set<string>>()
for (const [layout, rows] of layouts.entries()) {
  for (const [at, row] of rows.entries()) {
    for (const [column, key] of [...row].entries()) {
      const below = rows[at + 1] ?? ""
      const steps = { right: row[column + 1], down: below[column], slanted: below[column - 1] }
      for (const [name, next] of Object.entries(steps)) {
        if (next === undefined) continue
        add(key + next, `${layout} ${name}`)
        add(next + key, `${layout} back from ${name}`)
      }
    }
  }
}

function add(pair: string, way: string): void {
  ways.set(pair, (ways.get(pair) ?? new Set()).add(way))
}

/** Whether a text is nothing but straight walks over a keyboard, of three keys or more each: `azertyqsdf`,
 *  `1qaz2wsx3edc`.
 *  @param text in small letters */
export function isKeyboardWalk(text: string): boolean {
  let length = 0
  let before = ""
  let onWay = new Set<string>()
  for (const key of text) {
    const next = ways.get(before + key) ?? new Set<string>()
    const same: Set<string> = length === 1 ? next : new Set([...next].filter((way) => onWay.has(way)))
    if (length > 0 && same.size > 0) {
      length++
      onWay = same
    } else if (length > 0 && length < minRun) return false
    else length = 1
    before = key
  }
  return length >= minRun
}
