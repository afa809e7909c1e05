// The entry of the thread that visits pages: its own event loop, so that sending an attack delays no measurement.
import { parentPort, workerData } from "node:worker_threads"
import { visitPages } from "./visit-pages.ts"

const { url, over } = workerData as { url: string; over: Int32Array }
parentPort?.postMessage(await visitPages(url, () => Atomics.load(over, 0) === 1))
