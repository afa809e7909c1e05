// The entry of the thread that attacks. On Linux it has a low priority: an attacker has machines of its own, and takes no processor
// from the shop but by what it sends.
import { setPriority } from "node:os"
import { parentPort, workerData } from "node:worker_threads"
import { attacks } from "./attacks/attacks.ts"
import type { Outcome } from "./outcome.ts"

const { name, url } = workerData as { name: string; url: string }

/** An attack that could not go on, because the shop did not answer what it needs. */
const toOutcome = (error: unknown): Outcome => ({ held: false, facts: String(error).replaceAll(/\s+/g, " ") })

if (process.platform === "linux") setPriority(15)
const attack = attacks.find((one) => one.name === name)
parentPort?.postMessage(await attack?.run(url).catch(toOutcome))
