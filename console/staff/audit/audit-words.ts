import { sectionPages } from "#core/content/sections/section.ts"
import { isolate } from "#core/i18n/isolate.ts"
import { isTextKey, type Say } from "../../i18n/texts.ts"

type Entry = { action: string; resource: string; documentId?: string | null; name?: string }

/** Describes an action on a record, as the rest of a sentence that begins with the member; an unknown action is shown
 *  as it is stored.
 *  @param entry with `name`, the record's name where it is known */
export function auditWords({ action, resource, documentId, name: called = "" }: Entry, t: Say): string {
  // What is done to several products at once is logged for each.
  const done = `audit.action.${action.replace(/^bulk-/, "")}`
  const thing = `audit.resource.${resource}`
  const page = resource === "sections" ? sectionPages.find((one) => one === documentId) : undefined
  const kind = isTextKey(thing) ? t(thing) : resource
  const words = [kind, ...(page ? [t(`section.page.${page}`)] : []), ...(called ? [isolate(called)] : [])].join(" ")
  return isTextKey(done) ? t(done, { thing: words }) : `${action} · ${words}`
}
