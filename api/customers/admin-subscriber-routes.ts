import { csvLine, localeCsvStyle } from "#core/files/csv.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { shopDay } from "#core/i18n/shop-day.ts"
import {
  countSubscribers,
  everySubscriber,
  listSubscribers,
  type StoredSubscriber,
} from "#db/customers/admin-subscribers.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { audit } from "../admin/audit-entry.ts"
import { readParameters } from "../admin/read-query.ts"
import { byteOrderMark, csvFile } from "../files/csv-file.ts"
import { toStream } from "../files/to-stream.ts"
import { shopTime } from "../orders/admin/order-cells.ts"
import { listAnswer } from "../query/pagination.ts"
import { type AdminSubscriber, subscriberExportQuery, subscriberListQuery } from "./contract-visitors.ts"

const titles: Record<Locale, readonly string[]> = {
  fr: ["E-mail", "Langue", "État", "Demandé le", "Confirmé le"],
  ar: ["البريد الإلكتروني", "اللغة", "الحالة", "تاريخ الطلب", "تاريخ التأكيد"],
  en: ["E-mail", "Language", "State", "Asked", "Confirmed"],
}

const words: Record<Locale, Record<StoredSubscriber["state"], string>> = {
  fr: { confirmed: "Confirmé", asked: "En attente" },
  ar: { confirmed: "مؤكَّد", asked: "في الانتظار" },
  en: { confirmed: "Confirmed", asked: "Waiting" },
}

function csvOf(subscribers: AsyncIterable<StoredSubscriber>, locale: Locale) {
  const style = localeCsvStyle(locale)
  const head = byteOrderMark + csvLine(titles[locale], style)
  return csvFile(head, subscribers, ({ email, locale: read, state, createdAt, confirmedAt }) =>
    csvLine([email, read, words[locale][state], shopTime(createdAt), confirmedAt && shopTime(confirmedAt)], style),
  )
}

/** Newsletter subscribers. */
export function subscriberAdminRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("GET /subscribers", async (c) => {
    const { sort, page, pageSize, ...filter } = readParameters(subscriberListQuery, c.req.url)
    const { rows, total } = await listSubscribers(db, filter, { sort, page, pageSize })
    return Response.json(listAnswer<AdminSubscriber>(rows, total, { page, pageSize }))
  })

  route("GET /subscribers/export", async (c) => {
    const filter = readParameters(subscriberExportQuery, c.req.url)
    const rows = await countSubscribers(db, filter)
    // Which addresses were looked for is not the log's to keep.
    const what = { action: "export", resource: "subscribers", after: { rows, state: filter.state ?? null } }
    await audit(db, c, what, clock())
    const day = shopDay(clock())
    const headers = {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="hanout-news-${day}.csv"`,
      "x-total-rows": String(rows),
    }
    return new Response(toStream(csvOf(everySubscriber(db, filter), c.get("staff").locale)), { headers })
  })
}
