import { storageSilence } from "#core/backup/storage-silence.ts"
import type { StorageTimes } from "../settings/s3-address.ts"

/** When no setting says otherwise. */
export const usualTimes: StorageTimes = { timeout: 30_000, slowest: 32 }

/** Limits of the requests of one job; the signal ends them at once. */
export type StorageLimit = StorageTimes & { signal: AbortSignal }

/** A storage that did not answer in time, or stopped in the middle of an answer or of an upload. */
export class StorageSilentError extends Error {
  override name = "StorageSilentError"

  /** @param milliseconds that were waited */
  constructor(milliseconds: number) {
    super(storageSilence(Math.ceil(milliseconds / 1000)))
  }
}

/** Waits for a request, no longer than its time. The client takes no signal: what it waits for goes on, and nobody waits. It is
 *  ended by Node's own limit of 300 s, and by the end of the process.
 *  @param bytes that go there or come back
 *  @throws StorageSilentError, or the signal's reason */
export async function withinLimit<T>(
  work: Promise<T>,
  { timeout, slowest, signal }: StorageLimit,
  bytes = 0,
): Promise<T> {
  const milliseconds = timeout + Math.ceil(bytes / slowest)
  // Nobody may be left to hear of its failure.
  work.catch(() => undefined)
  signal.throwIfAborted()
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener("abort", onAbort, { once: true })
  const timer = setTimeout(() => reject(new StorageSilentError(milliseconds)), milliseconds)
  try {
    return await Promise.race([work, ended])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener("abort", onAbort)
  }
}

/** The parts of an answer's body, each within the limit, and all of them within the time of their bytes. What is left is given up.
 *  @param bytes of the whole body
 *  @throws as `withinLimit` */
export async function* readWithinLimit(
  body: ReadableStream<Uint8Array>,
  limit: StorageLimit,
  bytes: number,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  const began = performance.now()
  try {
    for (;;) {
      const next = await withinLimit(reader.read(), limit)
      if (next.done) return
      yield next.value
      const elapsed = performance.now() - began
      if (elapsed > limit.timeout + bytes / limit.slowest) throw new StorageSilentError(elapsed)
    }
  } finally {
    // It may never end either.
    reader.cancel().catch(() => undefined)
  }
}
