import type { PartCount } from "#db/moving/part-count.ts"
import { addAudit } from "#db/staff/audit.ts"
import { type MovedPart, movedParts, type PartLine } from "../../contract-moving.ts"
import type { PartContext, RunPart } from "./archive-part.ts"
import { couponPart, deliveryPart, headPart, landingPart, menuPart } from "./arrangement-parts.ts"
import { pagePart, postPart, sectionPart, settingsPart } from "./content-parts.ts"
import { categoryPicturePart, picturePart, reviewPicturePart } from "./picture-parts.ts"
import { productDetailPart } from "./product-details.ts"
import { blockedPhonePart, orderMessagePart, sizeGuidePart } from "./shop-parts.ts"
import { contactMessagePart, customerPart, orderPart, redirectPart, reviewPart, subscriberPart } from "./table-parts.ts"
import { themePart } from "./theme-part.ts"

const parts: Record<MovedPart, RunPart> = {
  pictures: picturePart,
  productDetails: productDetailPart,
  categoryPictures: categoryPicturePart,
  posts: postPart,
  pages: pagePart,
  sections: sectionPart,
  landingPages: landingPart,
  menus: menuPart,
  pageHeads: headPart,
  settings: settingsPart,
  theme: themePart,
  sizeGuides: sizeGuidePart,
  orderMessages: orderMessagePart,
  delivery: deliveryPart,
  coupons: couponPart,
  redirects: redirectPart,
  subscribers: subscriberPart,
  customers: customerPart,
  blockedPhones: blockedPhonePart,
  contactMessages: contactMessagePart,
  orders: orderPart,
  reviews: reviewPart,
  reviewPictures: reviewPicturePart,
}

const isSomething = ({ made, changed, existing, lost }: PartCount) => made + changed + existing + lost > 0

/** Counts or stores all parts of an archive. Each is stored in short transactions, between which orders are placed; one that was stored
 *  is known by its documentId, its address or its slug, so that the same archive again goes on where it was interrupted.
 *  @param onPart called before each part
 *  @returns what became of each that the archive has */
export async function runParts(
  context: PartContext,
  onPart: (done: number, total: number) => void,
): Promise<PartLine[]> {
  const lines: PartLine[] = []
  for (const [index, part] of movedParts.entries()) {
    onPart(index, movedParts.length)
    const count = await parts[part](context)
    if (isSomething(count)) lines.push({ kind: "part", part, ...count })
  }
  const { db, by, dryRun } = context
  if (!dryRun) {
    const after = { rows: lines.reduce((sum, { made, changed }) => sum + made + changed, 0) }
    const { staff, address, now } = by
    await addAudit(db, {
      staff,
      address,
      at: now,
      action: "import",
      resource: "shop",
      documentId: null,
      before: null,
      after,
    })
  }
  return lines
}
