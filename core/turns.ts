/** Starts a work in a turn of the event loop in which no other one of the same turns starts, in the order of the calls.
 *  @param start returns whether it had a work to start: if not, the next one has the turn */
export type Turns = (start: () => boolean) => void

/** Makes turns of the event loop: between two works the process reads and answers what else has come. */
export function createTurns(): Turns {
  const waiting: (() => boolean)[] = []
  let isScheduled = false

  const schedule = () => {
    isScheduled = waiting.length > 0
    if (isScheduled) setImmediate(startNext)
  }

  const startNext = () => {
    let hasStarted = false
    try {
      while (!hasStarted && waiting.length > 0) hasStarted = waiting.shift()?.() ?? false
    } finally {
      schedule()
    }
  }

  return (start) => {
    waiting.push(start)
    if (!isScheduled) schedule()
  }
}
