const steps = [1, 2, 2.5, 5, 10]
const maxTicks = 5

/** The values of an axis from 0 to the first round one that is at least `max`: equal steps of 1, 2, 2.5 or 5 times a power
 *  of ten, whole numbers alone, at most five without 0. */
export function axisTicks(max: number): number[] {
  const rough = Math.max(1, max) / (maxTicks - 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const whole = steps.map((one) => one * power).filter((one) => one >= 1 && Number.isInteger(one))
  const step = whole.find((one) => one >= rough) ?? 1
  return Array.from({ length: Math.max(1, Math.ceil(max / step)) + 1 }, (_, at) => at * step)
}
