import { sql } from "kysely"
import { maxUniverseSlug, type ProductType } from "#core/catalogue/product-type.ts"
import type { Universe } from "#core/catalogue/universe.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { slugOfTexts } from "#core/text/name-slug.ts"
import { freeSlug } from "#core/text/slug.ts"
import type { Db, Tx } from "../database.ts"
import { preparedQuery } from "../prepared-query.ts"
import { type FieldError, FieldsRejectedError, StateRejectedError } from "../staff/rejected.ts"
import { findMainLocale } from "../texts/main-locale.ts"

const all = preparedQuery((db) => db.selectFrom("universe").selectAll().orderBy("position").orderBy("slug"))

/** The universes of the shop in its order, the hidden ones among them. */
export async function listUniverses(db: Db): Promise<Universe[]> {
  return (await all(db, {})).map(({ slug, hidden, name_fr, name_ar, name_en }) => ({
    slug,
    hidden: hidden === 1,
    name: { fr: name_fr, ar: name_ar, en: name_en },
  }))
}

/** Whether a category is of a universe that the shop shows: those of a hidden one are named nowhere. */
export const isShownCategory = sql<boolean>`category.product_type not in (
  select universe.slug from universe where universe.hidden = 1)`

/** Errors of a universe that a product or category names; empty where the shop has it. */
export async function universeProblems(tx: Tx, slug: ProductType | null): Promise<FieldError[]> {
  if (slug === null || (await listUniverses(tx)).some((one) => one.slug === slug)) return []
  return [{ path: ["productType"], code: "UNKNOWN", message: `The shop has no universe ${slug}` }]
}

/** @throws FieldsRejectedError for a universe that the shop does not have */
export async function requireUniverse(tx: Tx, slug: ProductType | null): Promise<void> {
  const problems = await universeProblems(tx, slug)
  if (problems.length > 0) throw new FieldsRejectedError(problems)
}

/** Those without a name in the main language, and names that two have. */
function nameProblems(universes: readonly Universe[], main: Locale): FieldError[] {
  const names = universes.map(({ name }) => name[main].trim().toLowerCase())
  return names.flatMap((name, at): FieldError[] => {
    const path = ["universes", at, "name", main]
    if (name === "") return [{ path, code: "NEEDED", message: "The name is missing" }]
    if (names.indexOf(name) < at) return [{ path, code: "TAKEN", message: "Another universe has this name" }]
    return []
  })
}

/** Adds universes of an archive behind those that the shop has, with their slugs. */
export async function insertUniverses(tx: Tx, universes: readonly Universe[]): Promise<void> {
  const first = (await listUniverses(tx)).length
  const rows = universes.map(({ slug, hidden, name }, index) => ({
    slug,
    position: first + index,
    hidden: hidden ? (1 as const) : (0 as const),
    name_fr: name.fr,
    name_ar: name.ar,
    name_en: name.en,
  }))
  if (rows.length > 0) await tx.insertInto("universe").values(rows).execute()
}

/** Stores names and order of all universes. One with the slug "" is new, and gets one of its name.
 *  @throws FieldsRejectedError
 *  @throws StateRejectedError CHANGED_MEANWHILE when they are not the same ones any more */
export async function storeUniverses(tx: Tx, universes: readonly Universe[]): Promise<void> {
  const stored = new Set((await listUniverses(tx)).map(({ slug }) => slug))
  const named = universes.flatMap(({ slug }) => (slug === "" ? [] : slug))
  const isSame = named.length === stored.size && new Set([...named, ...stored]).size === stored.size
  if (!isSame) throw new StateRejectedError("CHANGED_MEANWHILE", "There are other universes by now")
  const main = await findMainLocale(tx)
  const problems = nameProblems(universes, main)
  if (problems.length > 0) throw new FieldsRejectedError(problems)
  const rows = universes.map(({ slug, hidden, name }, position) => {
    const own =
      slug ||
      freeSlug(
        slugOfTexts(name, main)
          .slice(0, maxUniverseSlug - 3)
          .replace(/-+$/, "") || "universe",
        stored,
      )
    stored.add(own)
    const names = { name_fr: name.fr.trim(), name_ar: name.ar.trim(), name_en: name.en.trim() }
    return { slug: own, position, hidden: hidden ? (1 as const) : (0 as const), ...names }
  })
  await tx.deleteFrom("universe").execute()
  await tx.insertInto("universe").values(rows).execute()
}
