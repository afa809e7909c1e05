import { csvLine, localeCsvStyle } from "#core/files/csv.ts"
import { type Locale, localizedPath, mainLocale } from "#core/i18n/locale.ts"
import { shopDay } from "#core/i18n/shop-day.ts"
import { readSettings } from "#db/content/app-setting.ts"
import {
  countSubscribers,
  everySubscriber,
  listSubscribers,
  type StoredSubscriber,
} from "#db/customers/admin-subscribers.ts"
import type { Db } from "#db/database.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { audit } from "../admin/audit-entry.ts"
import { readParameters } from "../admin/read-query.ts"
import { byteOrderMark, csvFile } from "../files/csv-file.ts"
import { toStream } from "../files/to-stream.ts"
import { shopTime } from "../orders/admin/order-cells.ts"
import { listAnswer } from "../query/pagination.ts"
import { linkOrigin } from "../staff/invitations.ts"
import { type AdminSubscriber, subscriberExportQuery, subscriberListQuery } from "./contract-visitors.ts"

const titles: Record<Locale, readonly string[]> = {
  fr: ["E-mail", "Langue", "État", "Demandé le", "Confirmé le", "Lien de désinscription"],
  ar: ["البريد الإلكتروني", "اللغة", "الحالة", "تاريخ الطلب", "تاريخ التأكيد", "رابط إلغاء الاشتراك"],
  en: ["E-mail", "Language", "State", "Asked", "Confirmed", "Unsubscribe link"],
}

const words: Record<Locale, Record<StoredSubscriber["state"], string>> = {
  fr: { confirmed: "Confirmé", asked: "En attente" },
  ar: { confirmed: "مؤكَّد", asked: "في الانتظار" },
  en: { confirmed: "Confirmed", asked: "Waiting" },
}

type Exported = StoredSubscriber & { unsubscribeToken: string | null }

function csvOf(subscribers: AsyncIterable<Exported>, locale: Locale, unsubscribeLink: (one: Exported) => string) {
  const style = localeCsvStyle(locale)
  const head = byteOrderMark + csvLine(titles[locale], style)
  return csvFile(head, subscribers, (one) => {
    const { email, locale: read, state, createdAt, confirmedAt } = one
    const times = [shopTime(createdAt), confirmedAt && shopTime(confirmedAt)]
    return csvLine([email, read, words[locale][state], ...times, unsubscribeLink(one)], style)
  })
}

/** Makes the links that unsubscribe, in the language of each subscriber where the shop is shown in it; "" = not confirmed. */
async function unsubscribeLinks(db: Db, origin: string): Promise<(one: Exported) => string> {
  const languages = (await readSettings(db, "fr"))?.languages ?? []
  const main = mainLocale(languages)
  return ({ unsubscribeToken, locale }) => {
    if (unsubscribeToken === null) return ""
    return (
      origin +
      localizedPath(languages.includes(locale) ? locale : main, `/newsletter/leave?token=${unsubscribeToken}`, main)
    )
  }
}

/** Newsletter subscribers. */
export function subscriberAdminRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock } = deps
  route("GET /subscribers", async (c) => {
    const { sort, page, pageSize, ...filter } = readParameters(subscriberListQuery, c.req.url)
    const { rows, total } = await listSubscribers(db, filter, { sort, page, pageSize })
    return Response.json(listAnswer<AdminSubscriber>(rows, total, { page, pageSize }))
  })

  route("GET /subscribers/export", async (c) => {
    const filter = readParameters(subscriberExportQuery, c.req.url)
    const rows = await countSubscribers(db, filter)
    // Which addresses were looked for is not the log's to keep.
    const what = { action: "export", resource: "subscribers", after: { rows, state: filter.state } }
    await audit(db, c, what, clock())
    const day = shopDay(clock())
    const headers = {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="hanout-news-${day}.csv"`,
      "x-total-rows": String(rows),
    }
    const unsubscribeLink = await unsubscribeLinks(db, linkOrigin(deps, c))
    return new Response(toStream(csvOf(everySubscriber(db, filter), c.get("staff").locale, unsubscribeLink)), {
      headers,
    })
  })
}
