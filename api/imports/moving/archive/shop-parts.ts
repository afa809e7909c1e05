import { z } from "zod"
import { sizeGuideKinds } from "#core/catalogue/size-guide.ts"
import { messageKinds } from "#core/orders/messages/order-messages.ts"
import { insertMovedBlocks, missingBlocks } from "#db/moving/moved-contacts.ts"
import { storeMovedMessages, storeMovedSizeGuides } from "#db/moving/moved-guides.ts"
import { addCounts, noneOfPart } from "#db/moving/part-count.ts"
import { orderMessage } from "../../../common/contract-order-message.ts"
import { sizeGuideFields, withTableRules } from "../../../common/contract-size-guide-fields.ts"
import { anyText, moment } from "../../../common/contract-texts.ts"
import { inOneStep, type RunPart } from "./archive-part.ts"

/** `size-guides.json` */
const archivedGuides = z
  .array(
    withTableRules(
      z.object({
        ...sizeGuideFields,
        kind: z.enum(sizeGuideKinds),
        brand: z.object({ slug: anyText(200), name: anyText(200) }).nullable(),
      }),
    ),
  )
  .max(20_000)

/** Size guides: those of the archive take the place of the shop's. */
export const sizeGuidePart: RunPart = async (context) => {
  const { archive } = context
  const guides = (await archive.json("size-guides.json", archivedGuides)) ?? []
  const coming = new Set(archive.brands.map(({ slug }) => slug))
  return inOneStep(context, ["size-guides"], (step) => storeMovedSizeGuides(step, guides, coming))
}

/** The shop's own messages to buyers: those of the archive take the place of the shop's. */
export const orderMessagePart: RunPart = async (context) => {
  const messages = await context.archive.json(
    "order-messages.json",
    z.partialRecord(z.enum(messageKinds), orderMessage),
  )
  if (!messages) return noneOfPart
  return inOneStep(context, [], (step) => storeMovedMessages(step, messages))
}

/** `blocked-phones.json`, one */
const archivedBlock = z.object({
  mobile: anyText(80).min(1),
  reason: anyText(300).nullable(),
  createdAt: moment,
})

/** Phones whose orders the shop does not take: those that it has not blocked. */
export const blockedPhonePart: RunPart = async ({ db, archive, dryRun }) => {
  let count = noneOfPart
  for await (const read of archive.list("blocked-phones.json", archivedBlock)) {
    const blocks = read.filter((block) => block !== undefined)
    count = addCounts(count, { lost: read.length - blocks.length })
    if (dryRun) {
      const made = (await missingBlocks(db, blocks)).length
      count = addCounts(count, { made, existing: blocks.length - made })
    } else count = addCounts(count, await insertMovedBlocks(db, blocks))
  }
  return count
}
