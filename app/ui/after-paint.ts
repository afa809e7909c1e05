/** Milliseconds: a page in the background draws no frame. */
const maxFrameTime = 100

/** Runs a task once, behind the next frame: what was pressed answers on the screen before something long begins.
 *  @returns takes it back, while it has not begun */
export function afterPaint(task: () => void): () => void {
  let timer = setTimeout(run, maxFrameTime)
  // A frame is drawn after its callbacks: what they put off to a timer comes behind it.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(run)
  })
  function run() {
    // On a slow phone the frame may come after the time for it.
    cancelAnimationFrame(frame)
    task()
  }
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
