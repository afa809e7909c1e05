import { deserialize, serialize } from "node:v8"
import { CatalogueIndex, type IndexSnapshot } from "#core/catalogue/index/catalogue-index.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { contentFingerprint } from "#db/changes/content-version.ts"
import type { Db } from "#db/database.ts"
import type { CatalogueState } from "./catalogue-state.ts"

/** Where indexes are stored from one start of the process to the next: files are the server's business. */
export type IndexStore = {
  /** Reads the last index that the same build of the program stored for a language and a content; undefined when
   *  there is none. */
  read: (locale: Locale, fingerprint: string) => Promise<Uint8Array | undefined>
  /** Writes it in place of what there is for the language. */
  write: (locale: Locale, fingerprint: string, bytes: Uint8Array) => Promise<void>
}

/** `now` is the moment at which it was written (ISO 8601). */
type StoredIndex = { now: string; index: IndexSnapshot; scheduled: Map<number, string> }

type Stored = { locale: Locale; now: Date; store: IndexStore }

/** The index that the last process left, when no content has changed since.
 *  @throws what the database throws */
export async function readStoredIndex(db: Db, { locale, now, store }: Stored): Promise<CatalogueState | undefined> {
  const bytes = await store.read(locale, await contentFingerprint(db))
  if (!bytes) return undefined
  // Written by `writeStoredIndex` of the same program.
  const stored = deserialize(bytes) as StoredIndex
  if (stored.now > now.toISOString()) return undefined
  return { index: CatalogueIndex.fromSnapshot(stored.index), scheduled: stored.scheduled }
}

/** Keeps an index for the next start.
 *  @param fingerprint read before the index was last brought up to date: what changed after it makes another text */
export async function writeStoredIndex(
  { index, scheduled }: CatalogueState,
  { locale, now, store, fingerprint }: Stored & { fingerprint: string },
): Promise<void> {
  for (const _part of index.complete());
  const stored: StoredIndex = { now: now.toISOString(), index: index.snapshot(), scheduled }
  await store.write(locale, fingerprint, serialize(stored))
}
