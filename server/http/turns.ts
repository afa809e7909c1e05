/** Runs what is added one by one, each in a turn of the event loop of its own: between two of them everything else that
 *  waits has its turn, however many come together. */
export function createTurns(): (work: () => void) => void {
  const waiting: (() => void)[] = []
  const next = () => {
    // Whatever waits behind it has its turn even when this one throws.
    if (waiting.length > 1) setImmediate(next)
    waiting.shift()?.()
  }
  return (work) => {
    waiting.push(work)
    if (waiting.length === 1) setImmediate(next)
  }
}
