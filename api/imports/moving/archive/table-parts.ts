import { readRedirect } from "#core/content/redirect.ts"
import type { MovedOrder } from "#core/moving/history/moved-order.ts"
import { changedRedirects } from "#db/content/redirects.ts"
import { findStoredOrders, insertMovedOrders, linkMergedOrders } from "#db/moving/insert-moved-orders.ts"
import { insertMovedMessages, missingMessages } from "#db/moving/moved-contacts.ts"
import {
  insertMovedCustomers,
  insertMovedSubscribers,
  missingSubscribers,
  sortMovedCustomers,
} from "#db/moving/moved-people.ts"
import { listMovedPlaces } from "#db/moving/moved-places.ts"
import { insertMovedReviews, sortMovedReviews } from "#db/moving/moved-reviews.ts"
import { addCounts, noneOfPart, type PartCount } from "#db/moving/part-count.ts"
import { storeFittingRedirects } from "../store-moved-redirects.ts"
import type { PartContext, RunPart } from "./archive-part.ts"
import { comingSkus } from "./coming-skus.ts"
import type { ArchiveRow } from "./csv-rows.ts"
import { readOrderRow } from "./order-file.ts"
import { customerTable, messageTable, subscriberTable } from "./people-files.ts"
import { readReviewRow } from "./review-file.ts"

/** Counts or stores a table of an archive, some hundred rows at a time.
 *  @param read a row; undefined for one that the shop does not write, which is lost
 *  @param count says what would become of rows
 *  @param store stores them in a transaction */
async function runTable<Row>(
  { archive, dryRun }: PartContext,
  name: string,
  {
    read,
    count,
    store,
  }: {
    read: (cells: ArchiveRow) => Row | undefined
    count: (rows: Row[]) => Promise<Partial<PartCount>>
    store: (rows: Row[]) => Promise<Partial<PartCount>>
  },
): Promise<PartCount> {
  let total = noneOfPart
  for await (const rows of archive.rows(name)) {
    const known = rows.flatMap((cells) => read(cells) ?? [])
    total = addCounts(total, { lost: rows.length - known.length })
    total = addCounts(total, await (dryRun ? count(known) : store(known)))
  }
  return total
}

/** Orders: those that the shop does not have by their documentIds. */
export const orderPart: RunPart = async (context) => {
  const { db } = context
  const findPlace = await listMovedPlaces(db)
  const merged: { order: string; into: string }[] = []
  const counted = await runTable<MovedOrder>(context, "orders.csv", {
    read: (cells) => readOrderRow(cells, findPlace),
    count: async (orders) => {
      const existing = (
        await findStoredOrders(
          db,
          orders.map(({ documentId }) => documentId),
        )
      ).size
      return { made: orders.length - existing, existing }
    },
    store: async (orders) => {
      for (const { documentId, mergedInto } of orders)
        if (mergedInto) merged.push({ order: documentId, into: mergedInto })
      return insertMovedOrders(db, orders)
    },
  })
  await linkMergedOrders(db, merged)
  return counted
}

/** Reviews of products that the shop has; in a dry run also of those that come with the archive. */
export const reviewPart: RunPart = async (context) => {
  const { db, archive, dryRun } = context
  const coming = dryRun ? await comingSkus(archive) : new Set<string>()
  return runTable(context, "reviews.csv", {
    read: readReviewRow,
    count: async (reviews) => {
      const { existing, placed, lost } = await sortMovedReviews(db, reviews)
      const later = lost.filter(({ sku }) => coming.has(sku)).length
      return { made: placed.length + later, existing, lost: lost.length - later }
    },
    store: (reviews) => insertMovedReviews(db, reviews),
  })
}

export const customerPart: RunPart = (context) =>
  runTable(context, "customers.csv", {
    read: customerTable.read,
    count: async (customers) => {
      const { placed, existing, lost } = await sortMovedCustomers(context.db, customers)
      return { made: placed.length, existing, lost }
    },
    store: (customers) => insertMovedCustomers(context.db, customers),
  })

export const subscriberPart: RunPart = (context) =>
  runTable(context, "subscribers.csv", {
    read: subscriberTable.read,
    count: async (subscribers) => {
      const made = (await missingSubscribers(context.db, subscribers)).length
      return { made, existing: subscribers.length - made }
    },
    store: (subscribers) => insertMovedSubscribers(context.db, subscribers),
  })

/** Messages of the contact form that the shop does not have. */
export const contactMessagePart: RunPart = (context) =>
  runTable(context, "contact-messages.csv", {
    read: messageTable.read,
    count: async (messages) => {
      const made = (await missingMessages(context.db, messages)).length
      return { made, existing: messages.length - made }
    },
    store: (messages) => insertMovedMessages(context.db, messages),
  })

/** Old addresses; one that the shop has leads where the archive says. */
export const redirectPart: RunPart = (context) =>
  runTable(context, "redirects.csv", {
    read: ({ from = "", to = "" }) => {
      const pair = readRedirect(from, to, "")
      return typeof pair === "string" ? undefined : pair
    },
    count: async (pairs) => {
      const made = (await changedRedirects(context.db, pairs)).length
      return { made, existing: pairs.length - made }
    },
    store: async (pairs) => {
      const changed = await changedRedirects(context.db, pairs)
      const { stored } = await storeFittingRedirects(context.db, changed, context.by.now)
      return { made: stored, existing: pairs.length - changed.length, lost: changed.length - stored }
    },
  })
