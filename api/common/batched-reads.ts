type Waiting<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }

/** Reads a batch of items with one set of statements.
 *  @returns one result an item, in their order */
export type BatchRead<Item, Result> = (items: Item[]) => Promise<Result[]>

/** How long a batch keeps the next one of its kind from beginning, in milliseconds: those of a database that does not answer fail
 *  side by side, not one after another. */
const maxTurn = 50

/** Reads that are asked for while one of their kind runs, done together as the next batch: under load a few statements serve many
 *  requests, and a request alone waits for nothing. A read begins after it was asked for, so it sees what was committed before.
 *  @param maxBatch items of one read
 *  @returns adds an item to the next batch of a kind. `read` is the same for all that have the same `kind` */
export function createBatchedReads<Item, Result>(maxBatch: number) {
  // A kind is here while one of it runs, so there are never more than requests.
  const kinds = new Map<string, Waiting<Item, Result>[]>()

  /** Never rejects. */
  async function runBatch(batch: Waiting<Item, Result>[], read: BatchRead<Item, Result>) {
    try {
      const results = await read(batch.map(({ item }) => item))
      for (const [index, result] of results.entries()) batch[index]?.resolve(result)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  async function run(kind: string, waiting: Waiting<Item, Result>[], read: BatchRead<Item, Result>) {
    while (waiting.length > 0) {
      await waitAtMost(runBatch(waiting.splice(0, maxBatch), read), maxTurn)
    }
    kinds.delete(kind)
  }

  return (kind: string, item: Item, read: BatchRead<Item, Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const asked = { item, resolve, reject }
      const waiting = kinds.get(kind)
      if (waiting) {
        waiting.push(asked)
        return
      }
      const first = [asked]
      kinds.set(kind, first)
      void run(kind, first, read)
    })
}

/** Waits until some work ends, at most `maxTurn` milliseconds: a slow batch does not delay the next one.
 *  @param work never rejects */
async function waitAtMost(work: Promise<void>, maxTurn: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const turn = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, maxTurn)
  })
  await Promise.race([work, turn])
  clearTimeout(timer)
}
