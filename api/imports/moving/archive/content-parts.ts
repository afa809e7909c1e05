import { settingFields } from "#core/content/settings-fields.ts"
import { shopFactsProblems } from "#core/content/shop-facts.ts"
import { fromWire, toWire } from "#core/fields/field-values.ts"
import { mainLocale } from "#core/i18n/locale.ts"
import { isSlug } from "#core/text/slug.ts"
import { touchContent } from "#db/changes/content-version.ts"
import { firstSettings, readShopFacts, writeShopFacts } from "#db/content/admin-settings.ts"
import { beginBorrowing, borrowTextsAgain } from "#db/content/borrow-again.ts"
import { hasUpload, storeUpload } from "#db/media/uploads.ts"
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
import { archivePictures } from "../archive-pictures.ts"
import type { RunPart } from "./archive-part.ts"
import { archivedPages, archivedPosts, archivedSections, archivedSettings, archivedTopics } from "./content-files.ts"

/** Posts of one transaction. */
const postsAtOnce = 20

/** Pictures that products do not name as well: posts, pages and sections show them. */
export const picturePart: RunPart = async ({ db, archive, file, dryRun }) => {
  const read = await archivePictures(file)
  let count = noneOfPart
  for (const name of archive.pictures) {
    const hash = /^pictures\/([0-9a-f]+)\.webp$/.exec(name)?.[1]
    const isThere = hash !== undefined && (await hasUpload(db, hash))
    // Read once it is stored: a picture that is none is left out there.
    const picture = isThere || dryRun ? undefined : await read(name)
    if (isThere) count = addCounts(count, { existing: 1 })
    else if (dryRun) count = addCounts(count, { made: 1 })
    else if (picture === undefined || typeof picture === "string") count = addCounts(count, { lost: 1 })
    else {
      await inTransaction(db, (tx) => storeUpload(tx, picture))
      count = addCounts(count, { made: 1 })
    }
  }
  return count
}

/** Posts that the shop does not have, with their topics. */
export const postPart: RunPart = async ({ db, archive, by, dryRun }) => {
  const topics = await archive.json("post-topics.json", archivedTopics)
  const posts = ((await archive.json("posts.json", archivedPosts)) ?? []).filter(({ slug }) => isSlug(slug))
  if (dryRun || !topics) return countMovedPosts(db, posts)
  await inTransaction(db, (tx) => insertMovedTopics(tx, topics))
  let count = noneOfPart
  for (const some of toBatches(posts, postsAtOnce)) {
    const stored = await inTransaction(db, async (tx) => {
      const counted = await insertMovedPosts(tx, some, by.now)
      await touchContent(tx, ["posts"])
      return counted
    })
    count = addCounts(count, stored)
  }
  return count
}

/** Pages of information and the merchant's own: those of the archive take the place of the shop's. */
export const pagePart: RunPart = async ({ db, archive, by, dryRun }) => {
  const pages = (await archive.json("pages.json", archivedPages)) ?? []
  const how = { now: by.now, dryRun }
  if (dryRun) return storeMovedPages(db, pages, how)
  return inTransaction(db, async (tx) => {
    const counted = await storeMovedPages(tx, pages, how)
    await touchContent(tx, ["pages", "sections", "menu"])
    return counted
  })
}

/** The sections of home pages and own pages: those of the archive take the place of the shop's. */
export const sectionPart: RunPart = async ({ db, archive, by, dryRun }) => {
  const pages = (await archive.json("sections.json", archivedSections)) ?? []
  const own = (await archive.json("pages.json", archivedPages)) ?? []
  const how = { now: by.now, dryRun, coming: new Set(own.filter((page) => page.own).map(({ slug }) => slug)) }
  if (dryRun) return storeMovedSections(db, pages, how)
  return inTransaction(db, async (tx) => {
    const counted = await storeMovedSections(tx, pages, how)
    await touchContent(tx, ["sections"])
    return counted
  })
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
