import { listVariantNames } from "#db/catalogue/variants/variant-names.ts"
import type { Db } from "#db/database.ts"
import { type MailContext, pageLink } from "./mail-context.ts"
import type { MailContent } from "./mail-parts.ts"

/** The mail that says that a product, or the variant that was waited for, is back; null where it is gone.
 *  @param data documentIds of `product` and, where one is meant, `variant`; `token` ends all alerts of the address */
export async function stockBackMail(data: Record<string, string>, ground: MailContext): Promise<MailContent | null> {
  const { db, locale, words } = ground
  const product = await db
    .selectFrom("product as p")
    .innerJoin("product_text as t", (join) => join.onRef("t.product_id", "=", "p.id").on("t.locale", "=", locale))
    .select(["p.slug", "t.name"])
    .where("p.document_id", "=", data.product ?? "")
    .executeTakeFirst()
  const variant = data.variant ? await findVariant(db, data.variant) : null
  if (!product || variant === undefined) return null
  const title = variant ? `${product.name} (${variant.name[locale]})` : product.name
  const query = new URLSearchParams(Object.entries(variant?.choice ?? {}).filter(([, code]) => code !== ""))
  const path = `/product-details/${product.slug}${query.size > 0 ? `?${query}` : ""}`
  const leave = pageLink(ground, `/stock-alert/leave?token=${data.token ?? ""}`)
  return {
    subject: words("stock-back.subject", { title }),
    title: words("stock-back.title"),
    parts: [
      { kind: "text", text: words("stock-back.text", { title }) },
      { kind: "button", label: words("stock-back.go"), href: pageLink(ground, path) },
      { kind: "link", label: words("stock-back.leave"), href: leave },
    ],
    leave,
  }
}

async function findVariant(db: Db, documentId: string) {
  const row = await db
    .selectFrom("product_variant")
    .select("id")
    .where("document_id", "=", documentId)
    .executeTakeFirst()
  return row && (await listVariantNames(db, [row.id])).get(row.id)
}
