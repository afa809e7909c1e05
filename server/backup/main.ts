// npm run backup [-- FILE] | npm run backup -- --list | npm run restore -- [--replace] [--keep-webhooks] FILE
import "../process/own-process.ts"
import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs"
import { basename, join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { backupName, isBackupName } from "#core/backup/backup-schedule.ts"
import { BackupError } from "#db/backup/backup-lines.ts"
import { beginBackupRun, endBackupRun, noteBackupCopy } from "#db/backup/backup-runs.ts"
import { openDatabase } from "#db/database.ts"
import { exitWithFailure } from "../process/failure.ts"
import { tightenDataDir } from "../process/private-files.ts"
import { type Config, readConfig } from "../settings/config.ts"
import { checkBackup, type Progress, writeBackup } from "./backup-file.ts"
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

const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const

/** Works with a signal that the process is asked to end, so that nothing half done stays. A second time ends it at once. */
async function untilEnded<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController()
  const end = () => ending.abort(new BackupError("It was stopped."))
  for (const signal of endings) process.once(signal, end)
  try {
    return await work(ending.signal)
  } finally {
    for (const signal of endings) process.off(signal, end)
  }
}

/** The storage of copies that the settings name; undefined when they name none. */
const copiesOf = ({ backupCopies, backupTimes }: Config) => backupCopies && s3Copies(backupCopies, backupTimes)

async function backup(file: string | undefined, signal: AbortSignal) {
  const config = readConfig("all", process.env)
  const { databaseUrl: url, dataDir, backupDir } = config
  const now = new Date()
  const name = backupName(now)
  const to = resolve(file ?? join(backupDir, name))
  if (!url && !existsSync(join(dataDir, "hanout.db"))) throw new BackupError(`There is no database in ${dataDir}.`)
  tightenDataDir(dataDir)
  const db = openDatabase({ ...(url && { url }), dataDir })
  try {
    const { rows } = await writeBackup(db, to, now, progress("Backing up"), signal)
    say(`Backed up ${rows} rows to ${to}`)
    const copies = copiesOf(config)
    if (file || !copies) return
    await copies.copy(name, to, signal)
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
  const config = readConfig("all", process.env)
  const { backupDir } = config
  const names = existsSync(backupDir) ? readdirSync(backupDir).filter(isBackupName).toSorted().reverse() : []
  say([`${resolve(backupDir)}: ${names.length}`, ...names].join("\n"))
  const copies = copiesOf(config)
  if (!copies) return
  const copied = await copies.list()
  say([`${copies.place}: ${copied.length}`, ...copied].join("\n"))
}

/** The path of a file. A backup of the folder that is not there, or is damaged, is brought back from the copies. */
async function findFile(file: string, signal: AbortSignal): Promise<string> {
  const config = readConfig("all", process.env)
  const name = basename(file)
  const inFolder = join(config.backupDir, name)
  const isOfFolder = isBackupName(name) && (file === name ? !existsSync(file) : resolve(file) === resolve(inFolder))
  if (!isOfFolder) return file
  const copies = copiesOf(config)
  if (!copies) return inFolder
  if (existsSync(inFolder)) {
    const damage = await damageOf(inFolder, signal)
    if (damage === undefined) return inFolder
    say(`${inFolder}: ${damage}`)
  }
  mkdirSync(config.backupDir, { recursive: true, mode: 0o700 })
  say(`Reading ${name} from ${copies.place}…`)
  await copies.download(name, inFolder, signal)
  return inFolder
}

/** Why a backup cannot be restored; undefined when it can. */
const damageOf = (file: string, signal: AbortSignal): Promise<string | undefined> =>
  checkBackup(file, signal).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof BackupError && !signal.aborted) return error.message
      throw error
    },
  )

async function restore(given: string, { replace, keepWebhooks }: { replace: boolean; keepWebhooks: boolean }) {
  const { databaseUrl: url, dataDir } = readConfig("all", process.env)
  tightenDataDir(dataDir)
  const file = await untilEnded((signal) => findFile(given, signal))
  const onProgress = progress("Restoring")
  const options = { address: { url, dataDir }, replace, keepWebhooks, now: new Date(), onProgress }
  const { head, old, pausedWebhooks, heldMails } = await restoreBackup(file, options)
  say(`Restored ${head.rows} rows as they were at ${head.madeAt} into ${databaseName({ url, dataDir })}.`)
  if (old) say(`What was there before is kept as ${old}`)
  if (pausedWebhooks > 0) {
    say(`Paused webhooks: ${pausedWebhooks}. This may be a copy: where it is the shop, start them in the console.`)
  }
  if (heldMails > 0) {
    say(
      `Held mails: ${heldMails}. They waited when the backup was made and may have gone out since: the console sends them again.`,
    )
  }
}

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: "boolean", default: false },
      "keep-webhooks": { type: "boolean", default: false },
      list: { type: "boolean", default: false },
    },
  })
  const [command, file, ...more] = positionals
  const { replace, list, "keep-webhooks": keepWebhooks } = values
  const restores = replace || keepWebhooks
  if (command === "backup" && list && !file && !restores) await listBackups()
  else if (command === "backup" && !list && more.length === 0 && !restores)
    await untilEnded((signal) => backup(file, signal))
  else if (command === "restore" && file && more.length === 0 && !list) await restore(file, { replace, keepWebhooks })
  else
    throw new BackupError(
      "Use: npm run backup [-- FILE], npm run backup -- --list, or npm run restore -- [--replace] [--keep-webhooks] FILE",
    )
}

run().catch(exitWithFailure)
