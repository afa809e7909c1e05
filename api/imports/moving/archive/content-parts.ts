import { settingFields } from "#core/content/settings-fields.ts"
import { shopFactsProblems } from "#core/content/shop-facts.ts"
import { fromWire, toWire } from "#core/fields/field-values.ts"
import { mainLocale } from "#core/i18n/locale.ts"
import { touchContent } from "#db/changes/content-version.ts"
import { firstSettings, readShopFacts, writeShopFacts } from "#db/content/admin-settings.ts"
import { beginBorrowing, borrowTextsAgain } from "#db/content/borrow-again.ts"
import type { Db } from "#db/database.ts"
import {
  countMovedPosts,
  insertMovedPosts,
  insertMovedTopics,
  storeMovedPages,
  storeMovedSections,
} from "#db/moving/moved-content.ts"
import { addCounts, noneOfPart } from "#db/moving/part-count.ts"
import { toBatches } from "#db/store-rows.ts"
import { inTransaction } from "#db/transaction.ts"
import { inOneStep, type RunPart } from "./archive-part.ts"
import { archivedPages, archivedPost, archivedSections, archivedSettings, archivedTopics } from "./content-files.ts"

/** Posts of one transaction. */
const postsAtOnce = 20

/** Posts that the shop does not have, with their topics. */
export const postPart: RunPart = async ({ db, archive, by, dryRun }) => {
  const topics = await archive.json("post-topics.json", archivedTopics)
  if (!dryRun && topics) await inTransaction(db, (tx) => insertMovedTopics(tx, topics))
  let count = noneOfPart
  for await (const read of archive.list("posts.json", archivedPost)) {
    const posts = read.filter((post) => post !== undefined)
    count = addCounts(count, { lost: read.length - posts.length })
    if (dryRun) count = addCounts(count, await countMovedPosts(db, posts))
    else for (const some of toBatches(posts, postsAtOnce)) count = addCounts(count, await storePosts(db, some, by.now))
  }
  return count
}

const storePosts = (db: Db, posts: Parameters<typeof insertMovedPosts>[1], now: Date) =>
  inTransaction(db, async (tx) => {
    const counted = await insertMovedPosts(tx, posts, now)
    await touchContent(tx, ["posts"])
    return counted
  })

/** Pages of information and the merchant's own: those of the archive take the place of the shop's. */
export const pagePart: RunPart = async (context) => {
  const pages = (await context.archive.json("pages.json", archivedPages)) ?? []
  return inOneStep(context, ["pages", "sections", "menu"], (step) => storeMovedPages(step, pages))
}

/** The sections of home pages and own pages: those of the archive take the place of the shop's. */
export const sectionPart: RunPart = async (context) => {
  const { archive } = context
  const pages = (await archive.json("sections.json", archivedSections)) ?? []
  const own = (await archive.json("pages.json", archivedPages)) ?? []
  const coming = new Set(own.filter((page) => page.own).map(({ slug }) => slug))
  return inOneStep(context, ["sections"], (step) => storeMovedSections(step, pages, coming))
}

/** The settings: those of the archive take the place of the shop's. Settings that no form would take are left behind. */
export const settingsPart: RunPart = async ({ db, archive, by, dryRun }) => {
  const wire = await archive.json("settings.json", archivedSettings)
  if (!wire) return noneOfPart
  if (shopFactsProblems(wire).length > 0) return { ...noneOfPart, lost: 1 }
  const before = (await readShopFacts(db)) ?? firstSettings
  const inShop = archivedSettings.parse({ ...before.facts, ...toWire(settingFields, before.facts) })
  if (JSON.stringify(inShop) === JSON.stringify(wire)) return { ...noneOfPart, existing: 1 }
  if (dryRun) return { ...noneOfPart, changed: 1 }
  await inTransaction(db, async (tx) => {
    const was = (await readShopFacts(tx)) ?? firstSettings
    await writeShopFacts(tx, { ...wire, ...fromWire(settingFields, wire) }, was.updatedAt, by.now)
    const main = mainLocale(wire.languages)
    if (main !== mainLocale(was.facts.languages)) await beginBorrowing(tx, main)
    await touchContent(tx, ["all"])
  })
  await borrowTextsAgain(db)
  return { ...noneOfPart, changed: 1 }
}
