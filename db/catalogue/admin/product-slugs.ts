import { maxSkuLength } from "#core/catalogue/product-type.ts"
import { slugOfTexts, toSlug } from "#core/text/name-slug.ts"
import { freeSlug, maxSlugLength } from "#core/text/slug.ts"
import type { Tx } from "../../database.ts"
import type { FieldError } from "../../staff/rejected.ts"
import { findMainLocale } from "../../texts/main-locale.ts"
import type { ProductInput } from "./product-input.ts"

/** Addresses that begin like this one and lead to other products, now or from before: a number may take the place of its last letters
 *  (core/text/slug.ts). */
async function listUsedSlugs(tx: Tx, slug: string, own: number | null): Promise<Set<string>> {
  const begins = `${slug.slice(0, maxSlugLength - 8)}%`
  const now = await tx
    .selectFrom("product")
    .select("slug")
    .where("slug", "like", begins)
    .$if(own !== null, (query) => query.where("id", "<>", own))
    .execute()
  const before = await tx
    .selectFrom("product_slug")
    .select("slug")
    .where("slug", "like", begins)
    .$if(own !== null, (query) => query.where("product_id", "<>", own))
    .execute()
  return new Set([...now, ...before].map((row) => row.slug))
}

/** The address that a product gets: the one that is asked for, else one made from its name.
 *  @param own the product's key; null for a new one */
export async function slugFor(tx: Tx, { slug, name, sku }: ProductInput, own: number | null): Promise<string> {
  if (slug !== "") return slug
  const made = slugOfTexts(name, await findMainLocale(tx)) || toSlug(sku) || "produit"
  return freeSlug(made, await listUsedSlugs(tx, made, own))
}

const isSkuFree = async (tx: Tx, sku: string) =>
  (await tx.selectFrom("product").select("id").where("sku", "=", sku).executeTakeFirst()) === undefined

/** @returns the SKU with the lowest number behind it that no product has */
export async function nextFreeSku(tx: Tx, sku: string): Promise<string> {
  for (let number = 2; ; number++) {
    const ending = `-${number}`
    const next = `${sku.slice(0, maxSkuLength - ending.length)}${ending}`
    if (await isSkuFree(tx, next)) return next
  }
}

/** The SKU that a product gets: the one that is asked for, else the one that it has, else one made from its address.
 *  @param own the product's SKU; null for a new one */
export async function skuFor(tx: Tx, { sku }: ProductInput, slug: string, own: string | null): Promise<string> {
  if (sku !== "" || own !== null) return sku || (own ?? "")
  const made = slug.toUpperCase().slice(0, maxSkuLength)
  return (await isSkuFree(tx, made)) ? made : nextFreeSku(tx, made)
}

/** Finds the errors of a product's two unique names. */
export async function nameProblems(
  tx: Tx,
  { slug, sku }: Pick<ProductInput, "slug" | "sku">,
  own: number | null,
): Promise<FieldError[]> {
  const others = await tx
    .selectFrom("product")
    .select(["slug", "sku"])
    .where((e) => e.or([e("slug", "=", slug), e("sku", "=", sku)]))
    .$if(own !== null, (query) => query.where("id", "<>", own))
    .execute()
  return (["slug", "sku"] as const).flatMap((field) => {
    const value = field === "slug" ? slug : sku
    if (!others.some((other) => other[field] === value)) return []
    return { path: [field], code: "TAKEN" as const, message: `Another product has the ${field} ${value}` }
  })
}

/** A slug of a product that leads to it still. */
type FormerSlug = { slug: string; product_id: number }

/** The statement that stores former slugs. The last product that gave a slug up has it: a writer who did not see this one may have
 *  stored it for another product, such as one that was restored at the same time. */
export const insertFormerSlugs = (tx: Tx, rows: FormerSlug[]) =>
  tx
    .insertInto("product_slug")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("slug").doUpdateSet((e) => ({ product_id: e.ref("excluded.product_id") })),
    )

/** Stores a former slug of a product, so that it still redirects to it; a slug in use belongs to one product only. */
export async function keepSlug(tx: Tx, id: number, before: string | null, after: string): Promise<void> {
  await tx.deleteFrom("product_slug").where("slug", "=", after).execute()
  if (before === null || before === after) return
  await insertFormerSlugs(tx, [{ slug: before, product_id: id }]).execute()
}
