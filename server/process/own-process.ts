// The first import of every program of the shop: what holds for the whole process, before any other module runs.
import { exitWithFailure } from "./failure.ts"

// Files of this process, its threads and its children are readable by their owner alone. Windows has no such mask.
process.umask(0o077)

// Node itself would print all fields of an error, such as the address that could not be parsed.
process.on("uncaughtException", exitWithFailure)
