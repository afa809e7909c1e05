import type { TableRows } from "#db/backup/fill.ts"
import type { BackupFile } from "./contract.ts"

/** Backups as the API sees them: files are the server's business. */
export type BackupService = {
  folder: string
  /** Host and bucket of the copies on another machine; null = there are none. */
  copies: string | null
  /** The newest files, newest first. */
  list: () => Promise<BackupFile[]>
  /** Rows of the backup that this process makes now; null = none. */
  running: () => { done: number; all: number } | null
  /** Begins a backup.
   *  @returns undefined when one is under way; else the name of its file, and what resolves when it has ended: to null when the
   *  whole file is there, else to why it is not
   *  @throws what the database throws when it cannot begin */
  begin: (staffName: string) => Promise<{ name: string; made: Promise<string | null> } | undefined>
  /** A file, which `read` opens; undefined when there is none of that name. */
  find: (name: string) => Promise<{ bytes: number; read: () => ReadableStream<Uint8Array> } | undefined>
  /** When a backup was made and how many rows it has; undefined when there is none of that name.
   *  @throws BackupError when it cannot be read */
  head: (name: string) => Promise<{ madeAt: string; rows: number } | undefined>
  /** The rows of a backup that has the tables of this version; undefined when there is none of that name.
   *  @throws StateRejectedError BACKUP_VERSION; BackupError when it cannot be read: damage is known at the end of the rows */
  rows: (name: string) => Promise<AsyncIterable<TableRows> | undefined>
  /** The command that restores a file. */
  restoreCommand: (name: string) => string
}
