import { isLocale, type Locale, locales } from "#core/i18n/locale.ts"
import type { Db, Tx } from "#db/database.ts"
import { lockRecord } from "#db/lock-record.ts"
import { findMainLocale } from "#db/texts/main-locale.ts"
import { queryError } from "../errors.ts"
import type { CallConsole } from "./console-calls.ts"
import { checkIfMatch } from "./if-match.ts"
import { type Form, mergeFields } from "./merge-fields.ts"
import type { RecordKind } from "./records.ts"
import type { Written } from "./write-once.ts"

export type RecordRequest = {
  /** The fields that are sent. */
  data: Form
  /** The parameter `locale`; null = none. */
  locale: string | null
  ifMatch: string | undefined
}

/** The language of texts that name none: that of the address, or the shop's main language.
 *  @throws ApiError 400 */
async function localeOf(db: Db, given: string | null): Promise<Locale> {
  if (given === null) return findMainLocale(db)
  if (isLocale(given)) return given
  throw queryError(["locale"], `locale must be one of ${locales.join(", ")}`)
}

/** One record as programs get it. */
export const recordBody = (record: Form): { data: Form; meta: Form } => ({ data: record, meta: {} })

/** The record that the console's answer tells. */
const recordIn = ({ body }: { body: Record<string, unknown> }): Form & { documentId: string } =>
  // Every record has one.
  body.data as Form & { documentId: string }

/** Makes a record of the given fields; all others are empty. */
export async function createRecord(
  tx: Tx,
  call: CallConsole,
  kind: RecordKind,
  { data, locale }: RecordRequest,
): Promise<Written> {
  const form = mergeFields(kind.empty, data, kind.relations, await localeOf(tx, locale))
  const made = recordIn(await call(kind.create, { body: form }))
  return { status: 201, body: recordBody(made), documentId: made.documentId }
}

/** Changes the given fields of a record; all others stay. */
export async function updateRecord(
  tx: Tx,
  call: CallConsole,
  kind: RecordKind,
  { documentId, data, locale, ifMatch }: RecordRequest & { documentId: string },
): Promise<Written> {
  await lockRecord(tx, kind.table, documentId)
  const record = await kind.read(call, documentId)
  checkIfMatch(ifMatch, record)
  const form = mergeFields(kind.toForm(record), data, kind.relations, await localeOf(tx, locale))
  const sent = kind.isPartial ? Object.fromEntries(Object.keys(data).map((name) => [name, form[name]])) : form
  const changed = await call(kind.update, { params: { documentId }, body: { ...sent, ...kind.version(record) } })
  return { status: 200, body: recordBody(recordIn(changed)), documentId }
}

export async function deleteRecord(
  tx: Tx,
  call: CallConsole,
  kind: RecordKind,
  { documentId, ifMatch }: { documentId: string; ifMatch: string | undefined },
): Promise<Written> {
  await lockRecord(tx, kind.table, documentId)
  if (ifMatch !== undefined) checkIfMatch(ifMatch, await kind.read(call, documentId))
  await call(kind.remove, { params: { documentId } })
  return { status: 204, body: null }
}
