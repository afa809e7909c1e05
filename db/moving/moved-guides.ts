import type { SizeGuideKind, SizeGuideTexts } from "#core/catalogue/size-guide.ts"
import type { Texts } from "#core/i18n/texts.ts"
import { type MessageKind, messageKinds } from "#core/orders/messages/order-messages.ts"
import { pick } from "#core/pick.ts"
import { insertBrandSizeGuide, listAdminSizeGuides, updateSizeGuide } from "../catalogue/admin/admin-size-guides.ts"
import type { Db } from "../database.ts"
import { readOrderMessages, writeOrderMessages } from "../orders/order-messages.ts"
import { noneOfPart, type PartCount, type PartStep } from "./part-count.ts"
import { isSameValue } from "./same-value.ts"

/** A size guide of another shop; its brand by slug and name, null = the general one of its kind. */
export type MovedSizeGuide = SizeGuideTexts & {
  kind: SizeGuideKind
  brand: { slug: string; name: string } | null
  active: boolean
}

const textsOf = (guide: SizeGuideTexts): SizeGuideTexts => pick(guide, "note", "headings", "cells")
const told = (guide: SizeGuideTexts & { active: boolean }) => ({ ...textsOf(guide), active: guide.active })

/** The documentIds of brands by their slugs and names. */
async function findBrands(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom("brand").select(["document_id as documentId", "slug", "name"]).execute()
  const named = (column: "slug" | "name") => rows.map((row) => [row[column], row.documentId] as const)
  return new Map([...named("name"), ...named("slug")].filter(([name]) => name !== ""))
}

/** Stores another shop's size guides in the place of the shop's; one of a brand that the shop does not have is lost.
 *  @param coming slugs of brands that are made before */
export async function storeMovedSizeGuides(
  { db, tx, now }: PartStep,
  guides: readonly MovedSizeGuide[],
  coming: ReadonlySet<string>,
): Promise<PartCount> {
  const count = { ...noneOfPart }
  const stored = await listAdminSizeGuides(db)
  const brands = await findBrands(db)
  for (const guide of guides) {
    const { kind, active, brand: named } = guide
    const brand = named && (brands.get(named.slug) ?? brands.get(named.name))
    const found = stored.find((one) => one.kind === kind && one.brand?.documentId === (brand ?? undefined))
    const change = { kind, active, texts: textsOf(guide) }
    if (brand === undefined) count[!tx && named && coming.has(named.slug) ? "made" : "lost"]++
    else if (found && isSameValue(told(found), told(guide))) count.existing++
    else if (found) {
      count.changed++
      if (tx) await updateSizeGuide(tx, { ...change, brand }, found.updatedAt, now)
    } else if (brand === null) count.lost++
    else {
      count.made++
      if (tx) await insertBrandSizeGuide(tx, { ...change, brand }, now)
    }
  }
  return count
}

/** Stores another shop's own messages to buyers in the place of the shop's; kinds of which it says nothing stay. */
export async function storeMovedMessages(
  { db, tx, now }: PartStep,
  messages: Partial<Record<MessageKind, Texts>>,
): Promise<PartCount> {
  const { texts, updatedAt } = await readOrderMessages(db)
  const wanted = { ...texts, ...pick(messages, ...messageKinds) }
  if (isSameValue(texts, wanted)) return { ...noneOfPart, existing: 1 }
  if (tx) await writeOrderMessages(tx, wanted, updatedAt, now)
  return { ...noneOfPart, changed: 1 }
}
