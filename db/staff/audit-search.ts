import { cutText } from "#core/cut-text.ts"
import { foldText } from "#core/search/fold-text.ts"

/** Of a long text the beginning is found, of an entry so much in all: every search reads this of every entry. */
const maxLength = 100
const longest = 1500

const begins = (_key: string, value: unknown) => (typeof value === "string" ? cutText(value, maxLength) : value)
/** Written by `addAudit` alone. */
const shortened = (json: string | null) => (json === null ? "" : JSON.stringify(JSON.parse(json), begins))

type Entry = {
  staff_name: string | null
  action: string
  resource: string
  document_id: string | null
  before: string | null
  after: string | null
  address: string | null
}

/** Builds the search text of an entry of the audit log, folded. */
export function auditSearchText(entry: Entry): string {
  const { staff_name, action, resource, document_id, before, after, address } = entry
  const texts = [staff_name, action, resource, document_id, address, shortened(before), shortened(after)]
  return cutText(foldText(texts.filter(Boolean).join(" ")), longest)
}
