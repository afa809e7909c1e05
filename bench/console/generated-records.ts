import type { MailStatus } from "#core/mail/mail.ts"
import type { Db, Tx } from "#db/database.ts"
import { toDocumentId } from "#db/document-id.ts"
import { chanceFrom } from "./chance.ts"

const batch = 500
const days = 180

/** Stores rows some at a time.
 *  @param rowOf of a number from 0 on */
async function inBatches<Row>(count: number, rowOf: (index: number) => Row, store: (rows: Row[]) => Promise<unknown>) {
  for (let first = 0; first < count; first += batch) {
    await store(Array.from({ length: Math.min(batch, count - first) }, (_, index) => rowOf(first + index)))
  }
}

const momentOf = (index: number, count: number, now: Date) =>
  new Date(now.getTime() - (days * 24 * 3_600_000 * (count - index)) / count).toISOString()

/** Adds mail that went out, a little that failed, and the newest that waits. */
async function storeMails(tx: Tx, count: number, now: Date): Promise<void> {
  const chance = chanceFrom(4)
  const statusOf = (index: number): MailStatus => {
    if (index >= count - 20) return "waiting"
    return chance.isOne(0.01) ? "failed" : "sent"
  }
  const mailOf = (index: number) => {
    const at = momentOf(index, count, now)
    const status = statusOf(index)
    const kind = chance.of(["order-received", "order-shipped", "order-delivered"] as const)
    return {
      document_id: toDocumentId(`mail:${index}`),
      key: `generated:${index}`,
      kind,
      locale: "fr" as const,
      status,
      recipient: `client${chance.below(30_000)}@example.dz`,
      data: '{"order":"generated"}',
      created_at: at,
      next_try_at: at,
      tries: status === "waiting" ? 0 : 1,
      last_code: status === "failed" ? 550 : null,
      last_problem: status === "failed" ? ("refused" as const) : null,
      sent_at: status === "sent" ? at : null,
    }
  }
  await inBatches(count, mailOf, (rows) => tx.insertInto("mail_outbox").values(rows).execute())
}

async function storeBlocks(tx: Tx, count: number, now: Date): Promise<void> {
  const blockOf = (index: number) => ({
    phone_key: `05${String(10_000_000 + index * 7).padStart(8, "0")}`,
    document_id: toDocumentId(`block:${index}`),
    reason: "Colis refusés",
    created_at: momentOf(index, count, now),
  })
  await inBatches(count, blockOf, (rows) => tx.insertInto("phone_block").values(rows).execute())
}

/** Adds posts like those of the sample shop until there are so many. */
async function storePosts(tx: Tx, count: number): Promise<void> {
  const models = await tx.selectFrom("post").selectAll().orderBy("id").execute()
  const texts = Map.groupBy(await tx.selectFrom("post_text").selectAll().execute(), (text) => text.post_id)
  for (let number = models.length; number < count; number++) {
    const model = models[number % models.length]
    if (!model) return
    const { id: modelId, ...post } = model
    const row = { ...post, slug: `${post.slug}-${number}`, document_id: toDocumentId(`post:${number}`) }
    const { id } = await tx.insertInto("post").values(row).returning("id").executeTakeFirstOrThrow()
    const own = (texts.get(modelId) ?? []).map((text) => ({ ...text, post_id: id, title: `${text.title} ${number}` }))
    await tx.insertInto("post_text").values(own).execute()
  }
}

/** What a shop with many orders has besides: mail, blocked phones, a blog. */
export async function storeRecords(db: Db, mails: number, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await storeMails(tx, mails, now)
    await storeBlocks(tx, 500, now)
    await storePosts(tx, 500)
  })
}
