import type { SampleKind } from "#core/sample/sample-clearing.ts"
import type { ThingContent } from "../../things/thing-rows.ts"

const names: Record<SampleKind, [table: string, column: string]> = {
  product: ["product_text", "name"],
  review: ["review", "name"],
  post: ["post_text", "title"],
  coupon: ["coupon", "code"],
  section: ["page_section", "kind"],
  category: ["category_text", "title"],
  brand: ["brand", "name"],
  "post-category": ["post_category_text", "title"],
  "post-tag": ["post_tag_text", "title"],
  picture: ["media_text", "alternative_text"],
}

/** What a list calls a thing of the sample: its French name, or its code. */
export function thingName(kind: SampleKind, content: ThingContent): string {
  const [table, column] = names[kind]
  const rows = content[table] ?? []
  return String((rows.find(({ locale }) => locale === "fr") ?? rows[0])?.[column] ?? "")
}
