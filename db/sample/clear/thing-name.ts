import { orderNumber } from "#core/orders/order-number.ts"
import type { SampleKind } from "#core/sample/sample-clearing.ts"
import type { ThingContent } from "./thing-rows.ts"

const textOf = (value: unknown): string => (typeof value === "string" ? value : "")

/** The French text of a field: every thing of the sample has one. */
function french(content: ThingContent, table: string, field: string): string {
  const rows = content[table] ?? []
  return textOf((rows.find(({ locale }) => locale === "fr") ?? rows[0])?.[field])
}

/** What a list calls a thing: a name, a code, an order's number, the place of a section as `page:kind`. */
export function thingName(kind: SampleKind, content: ThingContent): string {
  switch (kind) {
    case "order": {
      const [row] = content.orders ?? []
      return orderNumber(Number(row?.id), textOf(row?.created_at))
    }
    case "product":
      return french(content, "product_text", "name")
    case "review":
      return textOf(content.review?.[0]?.name)
    case "post":
      return french(content, "post_text", "title")
    case "coupon":
      return textOf(content.coupon?.[0]?.code)
    case "section":
      return `${textOf(content.page_section?.[0]?.page)}:${textOf(content.page_section?.[0]?.kind)}`
    case "category":
      return french(content, "category_text", "title")
    case "brand":
      return textOf(content.brand?.[0]?.name)
    case "post-category":
      return french(content, "post_category_text", "title")
    case "post-tag":
      return french(content, "post_tag_text", "title")
    case "picture":
      return french(content, "media_text", "alternative_text") || textOf(content.media?.[0]?.url)
  }
}
