// The program of a worker thread, which reads lists of public content that are expensive.
import { parentPort, workerData } from "node:worker_threads"
import type { DatabaseAddress } from "#db/database.ts"
import { lowerThreadPriority } from "../thread-priority.ts"

lowerThreadPriority()

// Loading the lists takes longer than reading one: pages come before that too.
const { answerJobs } = await import("./answer-jobs.ts")

// Made by query-thread.ts alone.
if (parentPort) answerJobs(parentPort, workerData as DatabaseAddress)
