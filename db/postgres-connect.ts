import { setTimeout as delay } from "node:timers/promises"

/** Milliseconds before the next try, at first and at most. */
const firstPause = 50
const maxPause = 500

/** Whether a server takes no connection for the moment: too many clients (53300), or starting up (57P03). PostgreSQL, appendix A. */
const isPassing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^(53300|57P03)$/.test(String(error.code))

/** Message of `pg` for a pool that had no connection in time. */
const noConnection = "timeout exceeded when trying to connect"

/** Waits for a connection, and no longer than there is time: one that comes later is given back.
 *  @param left milliseconds */
async function withinTime<Client extends { release: () => void }>(connecting: Promise<Client>, left: number) {
  const timeout = new AbortController()
  const timer = delay(left, undefined, { signal: timeout.signal }).then(
    () => {
      connecting.then(
        (client) => client.release(),
        () => undefined,
      )
      throw new Error(noConnection)
    },
    // Nobody waits any more.
    () => connecting,
  )
  try {
    return await Promise.race([connecting, timer])
  } finally {
    timeout.abort()
  }
}

/** Connects, and tries again while the server has no room or is starting up; not all waiting at the same moment.
 *  @param timeout milliseconds for all tries together
 *  @throws what the last try says */
export async function connectInTime<Client extends { release: () => void }>(
  connect: () => Promise<Client>,
  timeout: number,
): Promise<Client> {
  const until = performance.now() + timeout
  for (let pause = firstPause; ; pause = Math.min(pause * 2, maxPause)) {
    try {
      return await withinTime(connect(), until - performance.now())
    } catch (error) {
      const wait = pause * (0.5 + Math.random())
      if (!isPassing(error) || performance.now() + wait >= until) throw error
      await delay(wait)
    }
  }
}
