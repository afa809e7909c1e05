import { Hono } from "hono"
import { defaultTheme, isSameTheme } from "#core/content/theme/theme.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { toDinars } from "#core/money.ts"
import { visitorCount } from "#db/analytics/unique-visitors.ts"
import { readSettings } from "#db/content/app-setting.ts"
import { findPublishedTheme } from "#db/content/theme.ts"
import type { Db } from "#db/database.ts"
import { listOpenWilayas } from "#db/delivery/wilayas.ts"
import { shopPictures } from "#db/media/shop-pictures.ts"
import { answerContent } from "../answers/conditional.ts"
import { notFound } from "../errors.ts"
import { fileResource } from "../media/file-resource.ts"
import { readQuery } from "../parameters/read-query.ts"
import { entryDates } from "../query/entry-dates.ts"
import { pickFields, readFields } from "../query/fields.ts"
import { readLocale, readStatus } from "../query/locale.ts"
import { readPopulate } from "../query/populate.ts"
import { pickRelations, relationKinds } from "../query/relation-query.ts"
import { type AppSettingResource, appSettingResource } from "./contract-settings.ts"

const attributes = Object.keys(appSettingResource.shape)
const relations = ["social", "pictures"]
const kinds = relationKinds(appSettingResource, relations)

async function picturesIn(db: Db, locale: Locale): Promise<AppSettingResource["pictures"]> {
  const pictures = await shopPictures(db, locale)
  return [...pictures].flatMap(([name, row]) => {
    const image = fileResource(new Map([[row.id, row]]), row.id)
    return image ? [{ name, image }] : []
  })
}

async function publishedTheme(db: Db): Promise<AppSettingResource["theme"]> {
  const theme = await findPublishedTheme(db)
  return isSameTheme(theme, defaultTheme) ? null : theme
}

/** `GET /app-setting`. Its ETag does not follow the visitor counter: a visit is no change of the shop's content. */
export function appSettingRoutes(db: Db): Hono {
  return new Hono().get("/", (c) => {
    const query = readQuery(c.req.url, ["populate", "fields", "locale", "status"])
    readStatus(query.status)
    const populate = readPopulate(query.populate, relations, kinds)
    const fields = readFields(query.fields, attributes)
    const locale = readLocale(query.locale)
    return answerContent(c, db, async () => {
      const settings = await readSettings(db, locale)
      if (!settings) throw notFound()
      const { freeDeliveryThreshold: threshold, createdAt, editedAt, ...rest } = settings
      const resource: AppSettingResource = {
        ...rest,
        freeDeliveryThreshold: threshold === null ? null : toDinars(threshold),
        openWilayas: await listOpenWilayas(db),
        theme: await publishedTheme(db),
        uniqueVisitorsCount: await visitorCount(db),
        locale,
        ...entryDates({ createdAt, editedAt }),
        ...(populate.paths.has("pictures") && { pictures: await picturesIn(db, locale) }),
      }
      return { data: pickRelations(pickFields(resource, fields, populate.paths), populate), meta: {} }
    })
  })
}
