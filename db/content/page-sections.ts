import type { SectionTimes } from "#core/content/sections/section.ts"
import type { StoredSection } from "#core/content/sections/section-texts.ts"
import type { Db, Tx } from "../database.ts"

/** A section of a page with its times. */
export type PlacedSection = StoredSection & SectionTimes

type PageSections = { sections: (PlacedSection & { id: number })[]; updatedAt: string }

/** All sections of a page in their order, and when somebody last arranged it; undefined while nobody has. */
export async function findPageSections(db: Db, page: string): Promise<PageSections | undefined> {
  const found = await db.selectFrom("section_page").select("edited_at").where("page", "=", page).executeTakeFirst()
  if (!found) return undefined
  const rows = await db.selectFrom("page_section").selectAll().where("page", "=", page).orderBy("position").execute()
  const sections = rows.map(({ id, kind, hidden, starts_at: startsAt, ends_at: endsAt, content }) => {
    const times = { hidden: hidden === 1, startsAt, endsAt }
    // Written by this program alone.
    const section = { kind, content: JSON.parse(content) } as StoredSection
    return { id, ...section, ...times }
  })
  return { sections, updatedAt: found.edited_at }
}

/** Whether it is this caller that may write, and the page stands as it was read. */
async function claimPage(tx: Tx, page: string, readAt: string | null, at: string): Promise<boolean> {
  if (readAt === null) {
    const made = await tx
      .insertInto("section_page")
      .values({ page, edited_at: at })
      .onConflict((c) => c.doNothing())
      .returning("page")
      .executeTakeFirst()
    return made !== undefined
  }
  const changed = await tx
    .updateTable("section_page")
    .set({ edited_at: at })
    .where("page", "=", page)
    .where("edited_at", "=", readAt)
    .returning("page")
    .executeTakeFirst()
  return changed !== undefined
}

/** Replaces the sections of a page, unless somebody else has since they were read. Without any, the page has the default ones
 *  again.
 *  @param readAt null = nobody had arranged the page
 *  @returns whether it was so */
export async function replacePageSections(
  tx: Tx,
  { page, readAt, sections }: { page: string; readAt: string | null; sections: readonly PlacedSection[] },
  now: Date,
): Promise<boolean> {
  if (!(await claimPage(tx, page, readAt, now.toISOString()))) return false
  await tx.deleteFrom("page_section").where("page", "=", page).execute()
  if (sections.length === 0) {
    await tx.deleteFrom("section_page").where("page", "=", page).execute()
    return true
  }
  const rows = sections.map(({ kind, content, hidden, startsAt, endsAt }, position) => ({
    page,
    position,
    kind,
    hidden: hidden ? (1 as const) : (0 as const),
    starts_at: startsAt,
    ends_at: endsAt,
    content: JSON.stringify(content),
  }))
  await tx.insertInto("page_section").values(rows).execute()
  return true
}
