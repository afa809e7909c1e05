/** Starts a work in a turn of the event loop of which the same turns start no more than a few, in the order of the calls.
 *  @param start returns whether it had a work to start: if not, the next one has the turn */
export type Turns = (start: () => boolean) => void

/** Makes turns of the event loop: between them the process reads and answers what else has come.
 *  @param most works that start in one turn at most */
export function createTurns(most = 1): Turns {
  const waiting: (() => boolean)[] = []
  let isScheduled = false

  const schedule = () => {
    isScheduled = waiting.length > 0
    if (isScheduled) setImmediate(startNext)
  }

  const startNext = () => {
    let started = 0
    try {
      while (started < most && waiting.length > 0) if (waiting.shift()?.()) started += 1
    } finally {
      schedule()
    }
  }

  return (start) => {
    waiting.push(start)
    if (!isScheduled) schedule()
  }
}
