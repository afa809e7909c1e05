/** Runs a task once at a time. Calls during a run, and in the pause after it, lead to one more run, however many they are:
 *  a task that takes longer than the time between two calls still ends.
 *  @param pause milliseconds after the end of a run in which the next one waits */
export function coalesce(task: () => Promise<unknown>, pause: number): () => void {
  let isBusy = false
  let isWanted = false
  function end() {
    isBusy = false
    if (isWanted) run()
  }
  function run() {
    isWanted = isBusy
    if (isBusy) return
    isBusy = true
    const ended = () => void setTimeout(end, pause)
    void task().then(ended, ended)
  }
  return run
}
