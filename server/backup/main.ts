// npm run backup [-- FILE] | npm run backup -- --list | npm run restore -- [--replace] FILE
import "../process/own-process.ts"
import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { backupName, isBackupName } from "#core/backup/backup-schedule.ts"
import { BackupError } from "#db/backup/backup-lines.ts"
import { beginBackupRun, endBackupRun, noteBackupCopy } from "#db/backup/backup-runs.ts"
import { openDatabase } from "#db/database.ts"
import { exitWithFailure } from "../http/failure.ts"
import { readConfig } from "../process/config.ts"
import { tightenDataDir } from "../process/private-files.ts"
import { type Progress, writeBackup } from "./backup-file.ts"
import { databaseName } from "./database-name.ts"
import { restoreBackup } from "./restore.ts"
import { s3Copies } from "./s3-copies.ts"

const say = (line: string) => process.stdout.write(`${line}\n`)

/** A line a second at most. */
function progress(doing: string): Progress {
  let next = performance.now() + 1000
  return (done, all) => {
    if (performance.now() < next) return
    next = performance.now() + 1000
    say(`${doing}: ${done} of ${all} rows (${Math.floor((100 * done) / Math.max(1, all))} %)`)
  }
}

/** A signal that the process is asked to end. A second time ends it at once. */
function endSignal(): AbortSignal {
  const ending = new AbortController()
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => ending.abort())
  return ending.signal
}

async function backup(file: string | undefined) {
  const { databaseUrl: url, dataDir, backupDir, backupCopies } = readConfig("all", process.env)
  const now = new Date()
  const name = backupName(now)
  const to = resolve(file ?? join(backupDir, name))
  if (!url && !existsSync(join(dataDir, "hanout.db"))) throw new BackupError(`There is no database in ${dataDir}.`)
  tightenDataDir(dataDir)
  const db = openDatabase({ ...(url && { url }), dataDir })
  try {
    const { rows } = await writeBackup(db, to, now, progress("Backing up"), endSignal())
    say(`Backed up ${rows} rows to ${to}`)
    if (file || !backupCopies) return
    const copies = s3Copies(backupCopies)
    await copies.copy(name, to)
    say(`Copied it to ${copies.place}`)
    // For the console's warnings.
    const run = await beginBackupRun(db, { slot: null, staffName: null, now })
    if (run === undefined) return
    await endBackupRun(db, run, { name, bytes: statSync(to).size }, new Date())
    await noteBackupCopy(db, run, { at: new Date(), place: copies.place })
  } finally {
    await db.destroy()
  }
}

/** Says the names of backups in the folder and of copies, which `restore` takes. */
async function listBackups() {
  const { backupDir, backupCopies } = readConfig("all", process.env)
  const names = existsSync(backupDir) ? readdirSync(backupDir).filter(isBackupName).toSorted().reverse() : []
  say([`${resolve(backupDir)}: ${names.length}`, ...names].join("\n"))
  if (!backupCopies) return
  const copies = s3Copies(backupCopies)
  const copied = await copies.list()
  say([`${copies.place}: ${copied.length}`, ...copied].join("\n"))
}

/** The path of a file; a name of a backup that is not in the folder is brought back from the copies. */
async function findFile(file: string): Promise<string> {
  const { backupDir, backupCopies } = readConfig("all", process.env)
  if (existsSync(file) || !isBackupName(file)) return file
  const path = join(backupDir, file)
  if (existsSync(path) || !backupCopies) return path
  mkdirSync(backupDir, { recursive: true })
  const copies = s3Copies(backupCopies)
  say(`Reading ${file} from ${copies.place}…`)
  await copies.download(file, path)
  return path
}

async function restore(given: string, replace: boolean) {
  const { databaseUrl: url, dataDir } = readConfig("all", process.env)
  tightenDataDir(dataDir)
  const file = await findFile(given)
  const onProgress = progress("Restoring")
  const { head, old } = await restoreBackup(file, { address: { url, dataDir }, replace, now: new Date(), onProgress })
  say(`Restored ${head.rows} rows as they were at ${head.madeAt} into ${databaseName({ url, dataDir })}.`)
  if (old) say(`What was there before is kept as ${old}`)
}

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false }, list: { type: "boolean", default: false } },
  })
  const [command, file, ...more] = positionals
  if (command === "backup" && values.list && !file && !values.replace) await listBackups()
  else if (command === "backup" && !values.list && more.length === 0 && !values.replace) await backup(file)
  else if (command === "restore" && file && more.length === 0 && !values.list) await restore(file, values.replace)
  else
    throw new BackupError(
      "Use: npm run backup [-- FILE], npm run backup -- --list, or npm run restore -- [--replace] FILE",
    )
}

run().catch(exitWithFailure)
