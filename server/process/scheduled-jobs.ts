import type { Logger } from "pino"

/** Work that a process repeats on a timer. Every process of a shop runs every job, so a job must be safe to run twice
 *  at the same moment: conditional updates and deletes, no read before the write. */
export type ScheduledJob = {
  name: string
  everySeconds: number
  /** @param stopping aborts when the process stops: a job of many transactions ends after the one under way */
  run: (now: Date, stopping: AbortSignal) => Promise<unknown>
}

export type ScheduledJobsOptions = {
  log: Pick<Logger, "error">
  clock?: () => Date
}

/** Runs each job soon after the start and then on its interval, measured from the end of a run: a job never overlaps
 *  itself in one process. A run that fails is logged and repeated at the next interval. The timers keep no process alive.
 *  @returns stops the jobs; resolves when the runs under way have ended */
export function startScheduledJobs(
  jobs: readonly ScheduledJob[],
  { log, clock = () => new Date() }: ScheduledJobsOptions,
): () => Promise<void> {
  const timers = new Map<string, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()

  const runOnce = async ({ name, run }: ScheduledJob) => {
    try {
      await run(clock(), stopping.signal)
    } catch (error) {
      log.error({ err: error, job: name }, "scheduled job failed")
    }
  }
  const schedule = (job: ScheduledJob, seconds: number) => {
    if (stopping.signal.aborted) return
    const timer = setTimeout(() => {
      const run = runOnce(job).then(() => {
        running.delete(run)
        schedule(job, job.everySeconds)
      })
      running.add(run)
    }, seconds * 1000)
    timer.unref()
    timers.set(job.name, timer)
  }
  // Processes that start together do not all begin at the same moment.
  for (const job of jobs) schedule(job, Math.min(job.everySeconds, 1 + Math.random() * 5))

  return async () => {
    stopping.abort()
    for (const timer of timers.values()) clearTimeout(timer)
    await Promise.all(running)
  }
}
