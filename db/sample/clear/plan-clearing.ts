import { type SampleKind, type StayReason, sampleKinds } from "#core/sample/sample-clearing.ts"
import type { Db } from "../../database.ts"
import { findBlockers, splitOrders } from "./blockers.ts"
import { sampleMediaInTexts } from "./media-in-texts.ts"
import { readThings, type ThingContent, thingHash } from "./thing-rows.ts"

export type PlannedThing = { id: number; content: ThingContent }

/** What goes and what stays of one kind. */
export type KindPlan = { kind: SampleKind; going: PlannedThing[]; staying: (PlannedThing & { reason: StayReason })[] }

export type ClearingPlan = {
  kinds: KindPlan[]
  /** How many things go. */
  total: number
  /** Keys of what goes, by kind. */
  going: Map<SampleKind, ReadonlySet<number>>
}

/** Reviews go with their product. */
const isGone = (kind: SampleKind, { review }: ThingContent, products: ReadonlySet<number>) =>
  kind === "review" && products.has(Number(review?.[0]?.product_id))

/** The things of a kind that the sample brought and that are still there, with whether they are as they came. */
async function findThings(db: Db, kind: SampleKind, marks: ReadonlyMap<number, string>) {
  if (kind !== "section") {
    const things = await readThings(db, kind, [...marks.keys()])
    return [...things].map(([id, content]) => ({ id, content, isSame: thingHash(kind, content) === marks.get(id) }))
  }
  // Saving a page stores all its sections under new keys.
  const hashes = new Set(marks.values())
  const rows = await db.selectFrom("page_section").select("id").execute()
  const things = await readThings(
    db,
    kind,
    rows.map(({ id }) => id),
  )
  return [...things].flatMap(([id, content]) =>
    hashes.has(thingHash(kind, content)) ? { id, content, isSame: true } : [],
  )
}

/** What clearing the sample would remove, and what it would leave and why. Reads what the sample brought and what refers to it:
 *  it grows with the sample, not with the shop, but for one look at the texts that can show a picture. */
export async function planClearing(db: Db): Promise<ClearingPlan> {
  const marks = Map.groupBy(await db.selectFrom("sample_row").selectAll().execute(), ({ kind }) => kind)
  const going = new Map<SampleKind, ReadonlySet<number>>()
  const plans = new Map<SampleKind, KindPlan>()
  const planKind = async (kind: SampleKind) => {
    const known = new Map((marks.get(kind) ?? []).map(({ row_id, hash }) => [Number(row_id), hash]))
    const found = await findThings(db, kind, known)
    const things = found.filter(({ content }) => !isGone(kind, content, going.get("product") ?? new Set()))
    const same = things.flatMap(({ id, isSame }) => (isSame ? id : []))
    const blockers = await findBlockers(db, kind, same, Object.fromEntries(going))
    if (kind === "picture") {
      for (const id of await sampleMediaInTexts(db, same, Object.fromEntries(going))) blockers.set(id, "needed")
    }
    const plan: KindPlan = { kind, going: [], staying: [] }
    for (const { id, content, isSame } of things) {
      const reason = isSame ? blockers.get(id) : ("changed" as const)
      if (reason) plan.staying.push({ id, content, reason })
      else plan.going.push({ id, content })
    }
    return plan
  }
  const add = (plan: KindPlan) => {
    plans.set(plan.kind, plan)
    going.set(plan.kind, new Set(plan.going.map(({ id }) => id)))
  }

  const candidates = await planKind("product")
  const ids = candidates.going.map(({ id }) => id)
  const { trials, ordered } = await splitOrders(db, ids)
  const orders = await readThings(db, "order", [...trials])
  add({
    kind: "order",
    going: [...orders].map(([id, content]) => ({ id, content })),
    staying: [],
  })
  const isOrdered = ({ id }: PlannedThing) => ordered.has(id)
  add({
    kind: "product",
    going: candidates.going.filter((thing) => !isOrdered(thing)),
    staying: [
      ...candidates.staying,
      ...candidates.going.filter(isOrdered).map((thing) => ({ ...thing, reason: "ordered" as const })),
    ],
  })
  for (const kind of sampleKinds) if (!plans.has(kind)) add(await planKind(kind))
  const kinds = sampleKinds.flatMap((kind) => plans.get(kind) ?? [])
  return { kinds, going, total: kinds.reduce((sum, plan) => sum + plan.going.length, 0) }
}

/** Whether the shop has a product that the sample brought, changed or not. */
export async function hasSampleProduct(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("sample_row")
    .innerJoin("product", "product.id", "sample_row.row_id")
    .select("product.id")
    .where("sample_row.kind", "=", "product")
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
