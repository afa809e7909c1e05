/** Whole per cents of the parts of a whole, which make 100 together: the largest remainders are rounded up (Hamilton's method). Parts
 *  that are equal may differ by one.
 *  @param parts of any unit, none below 0
 *  @returns of each part its per cents; all 0 where the parts come to nothing */
export function toPercents(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  if (whole <= 0) return parts.map(() => 0)
  const exact = parts.map((part) => (part / whole) * 100)
  const floors = exact.map(Math.floor)
  const left = 100 - floors.reduce((sum, floor) => sum + floor, 0)
  const remainder = (at: number) => (exact[at] ?? 0) - (floors[at] ?? 0)
  const largest = new Set([...parts.keys()].toSorted((a, b) => remainder(b) - remainder(a)).slice(0, left))
  return floors.map((floor, at) => floor + (largest.has(at) ? 1 : 0))
}
