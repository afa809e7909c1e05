import { once } from "node:events"
import { Worker } from "node:worker_threads"
import { expect, it } from "vitest"
import { encodeSerially } from "./limit-concurrency.ts"

const program = `
  const { parentPort, workerData } = require("node:worker_threads")
  import(workerData).then(async ({ encodeSerially }) => parentPort.postMessage(await (${maxAtOnce})(encodeSerially)))`

/** How many of some jobs ran at once. */
async function maxAtOnce(run: typeof encodeSerially): Promise<number> {
  let running = 0
  let most = 0
  const job = async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 20))
    running--
  }
  await Promise.all([job, job, job, job].map((one) => run(one)))
  return most
}

it("runs two at once in the thread that answers requests, and one in the thread of an import", async () => {
  const worker = new Worker(program, {
    eval: true,
    workerData: new URL("./limit-concurrency.ts", import.meta.url).href,
    execArgv: [],
  })
  const [most] = await once(worker, "message")
  await worker.terminate()
  expect(most).toBe(1)
  expect(await maxAtOnce(encodeSerially)).toBe(2)
})
