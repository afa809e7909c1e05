import { type CsvStyle, csvLine } from "#core/files/csv.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { onShopClock, shopDay } from "#core/i18n/shop-day.ts"
import {
  countSubscribers,
  everySubscriber,
  listSubscribers,
  type StoredSubscriber,
} from "#db/customers/admin-subscribers.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { audit } from "../admin/audit-entry.ts"
import { readParameters } from "../admin/read-query.ts"
import { toStream } from "../files/to-stream.ts"
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

/** `2026-11-22 01:02`, by the clock of Algiers. */
const shopTime = (moment: string | null) =>
  moment && onShopClock(new Date(moment)).toISOString().slice(0, 16).replace("T", " ")

/** A CSV file that Excel opens as UTF-8. */
async function* csvFile(subscribers: AsyncIterable<StoredSubscriber>, locale: Locale): AsyncGenerator<Buffer> {
  const style: CsvStyle = locale === "en" ? { separator: ",", decimal: "." } : { separator: ";", decimal: "," }
  let text = `\uFEFF${csvLine(titles[locale], style)}`
  for await (const { email, locale: read, state, createdAt, confirmedAt } of subscribers) {
    text += csvLine([email, read, words[locale][state], shopTime(createdAt), shopTime(confirmedAt)], style)
    if (text.length < 32_768) continue
    yield Buffer.from(text)
    text = ""
  }
  yield Buffer.from(text)
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
    return new Response(toStream(csvFile(everySubscriber(db, filter), c.get("staff").locale)), { headers })
  })
}
