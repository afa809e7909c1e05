// The program of a worker thread: makes the OpenAPI document, and ends.
import { parentPort } from "node:worker_threads"
import { openApi } from "./openapi.ts"

parentPort?.postMessage(JSON.stringify(openApi()))
