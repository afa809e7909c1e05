/** Waits for some work, at most for its turn: what waits for somebody else does not hold up everybody.
 *  @param work never rejects
 *  @param maxTurn milliseconds */
export async function untilTurn(work: Promise<void>, maxTurn: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const turn = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, maxTurn)
  })
  await Promise.race([work, turn])
  clearTimeout(timer)
}
