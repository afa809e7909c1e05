import { sectionPages } from "#core/content/sections/section.ts"
import { settingFields } from "#core/content/settings-fields.ts"
import { toWire } from "#core/fields/field-values.ts"
import { everyDocumentId } from "#db/backup/owned-rows.ts"
import { adminBrands } from "#db/catalogue/admin/brands.ts"
import { adminCategories } from "#db/catalogue/admin/category-rows.ts"
import { findAdminProduct } from "#db/catalogue/admin/product-detail.ts"
import { listUniverses } from "#db/catalogue/universes.ts"
import { findAdminPost } from "#db/content/admin-posts.ts"
import { readShopFacts } from "#db/content/admin-settings.ts"
import { findPageSections } from "#db/content/page-sections.ts"
import { listAdminPages } from "#db/content/pages/admin-pages.ts"
import { listTopics } from "#db/content/post-topics.ts"
import { listAdminCoupons } from "#db/coupons/admin-coupons.ts"
import type { Db } from "#db/database.ts"
import { mediaUrls } from "#db/media/media-ids.ts"
import { readUpload, uploadHashes } from "#db/media/uploads.ts"
import { listVariantPictures } from "#db/moving/detailed-product.ts"
import { readMovedDelivery } from "#db/moving/moved-delivery.ts"
import { readMovedHeads } from "#db/moving/moved-heads.ts"
import { readMovedLandings } from "#db/moving/moved-landing.ts"
import { readMovedMenus } from "#db/moving/moved-menus.ts"
import { everyPictureText, listReviewPictures } from "#db/moving/moved-pictures.ts"
import { pictureOfReview } from "#db/reviews/review-pictures.ts"
import type { ZipEntry } from "../files/zip-file.ts"
import { toCouponFile, toDeliveryFile } from "../imports/moving/archive/arrangement-files.ts"
import { reviewPictureName } from "../imports/moving/archive/review-file.ts"
import { otherFiles } from "./other-files.ts"
import { customerFile, orderFile, productFile, redirectFile, reviewFile, subscriberFile } from "./shop-tables.ts"
import { jsonFile, jsonList } from "./zip-texts.ts"

/** Page size that holds all coupons of any shop. */
const maxCoupons = 20_000

/** Every post with its texts; pictures by their addresses. */
async function* everyPost(db: Db, now: Date) {
  for await (const documentId of everyDocumentId(db, "post")) {
    const post = await findAdminPost(db, documentId, now)
    if (!post) continue
    const { imageId, mediaIds, ...facts } = post
    const urls = await mediaUrls(db, [...(imageId === null ? [] : [imageId]), ...mediaIds])
    yield { ...facts, image: urls.get(imageId ?? 0) ?? null, medias: mediaIds.flatMap((id) => urls.get(id) ?? []) }
  }
}

type Picture = { url: string; width: number; height: number }

/** A picture as an archive names it: its texts stand in `pictures.json`. */
const archivedPicture = ({ url, width, height }: Picture) => ({ url, width, height })

/** Every product with all that its form shows, marks and lists of its descriptions among them, and the pictures of its variants. */
async function* everyProduct(db: Db) {
  for await (const documentId of everyDocumentId(db, "product")) {
    const product = await findAdminProduct(db, documentId)
    if (!product) continue
    const { id, image, medias, colors, ...facts } = product
    yield {
      ...facts,
      image: image && archivedPicture(image),
      medias: medias.map(archivedPicture),
      colors: colors.map((color) => ({ ...color, image: color.image && archivedPicture(color.image) })),
      variantPictures: facts.variantCount > 0 ? await listVariantPictures(db, id) : [],
    }
  }
}

/** The settings as their form has them: amounts in dinars. */
async function shopSettings(db: Db) {
  const facts = (await readShopFacts(db))?.facts
  return facts ? { ...facts, ...toWire(settingFields, facts) } : null
}

/** The sections of the home pages and of the merchant's own pages that somebody has arranged. */
async function pageSections(db: Db) {
  const own = (await listAdminPages(db)).filter((page) => page.own)
  const pages = [
    ...sectionPages.map((home) => ({ name: home, page: { home } })),
    ...own.map(({ documentId, slug }) => ({ name: documentId, page: { own: slug } })),
  ]
  const arranged = []
  for (const { name, page } of pages) {
    const found = await findPageSections(db, name)
    if (found) arranged.push({ page, sections: found.sections.map(({ id: _id, ...section }) => section) })
  }
  return arranged
}

/** All coupons, by their codes. */
async function everyCoupon(db: Db, now: Date) {
  const all = {
    words: "",
    state: undefined,
    sort: { by: "code", direction: "asc" },
    page: 1,
    pageSize: maxCoupons,
  } as const
  return (await listAdminCoupons(db, all, now)).rows.map(toCouponFile)
}

/** Categories with the addresses of their pictures. */
const archivedCategories = async (db: Db) =>
  withoutIds(await adminCategories(db)).map(({ image, ...category }) => ({
    ...category,
    image: image && archivedPicture(image),
  }))

const withoutIds = <Row extends { id: number }>(rows: readonly Row[]) => rows.map(({ id: _id, ...row }) => row)

/** The files of everything that the merchant owns; each is read when its turn comes.
 *  @param count called with the name of a file for each thing in it */
export async function shopFiles(db: Db, now: Date, count: (file: string) => void): Promise<ZipEntry[]> {
  const counting = (name: string) => () => count(name)
  const table = (name: string, of: (db: Db, done: () => void) => AsyncIterable<string>) => ({
    name,
    text: of(db, counting(name)),
  })
  const hashes = await uploadHashes(db)
  const ofReviews = await listReviewPictures(db)
  const about = { program: "Hanout", format: 2, madeAt: now.toISOString(), pictures: hashes.length }
  return [
    { name: "about.json", text: jsonFile(async () => about) },
    { name: "departments.json", text: jsonFile(() => listUniverses(db)) },
    { name: "categories.json", text: jsonFile(() => archivedCategories(db)) },
    { name: "brands.json", text: jsonFile(() => adminBrands(db)) },
    { name: "products.csv", text: productFile(db, now, counting("products.csv")) },
    { name: "products.json", text: jsonList(everyProduct(db), counting("products.json")) },
    { name: "pictures.json", text: jsonList(everyPictureText(db), counting("pictures.json")) },
    { name: "settings.json", text: jsonFile(() => shopSettings(db)) },
    { name: "pages.json", text: jsonFile(() => listAdminPages(db)) },
    { name: "sections.json", text: jsonFile(() => pageSections(db)) },
    { name: "landing-pages.json", text: jsonFile(() => readMovedLandings(db)) },
    { name: "menus.json", text: jsonFile(() => readMovedMenus(db)) },
    { name: "page-heads.json", text: jsonFile(() => readMovedHeads(db)) },
    { name: "delivery.json", text: jsonFile(async () => toDeliveryFile(await readMovedDelivery(db))) },
    { name: "coupons.json", text: jsonFile(() => everyCoupon(db, now)) },
    {
      name: "post-topics.json",
      text: jsonFile(async () => ({ categories: await listTopics(db, "category"), tags: await listTopics(db, "tag") })),
    },
    { name: "posts.json", text: jsonList(everyPost(db, now), counting("posts.json")) },
    table("orders.csv", orderFile),
    table("customers.csv", customerFile),
    table("subscribers.csv", subscriberFile),
    table("reviews.csv", reviewFile),
    table("redirects.csv", redirectFile),
    ...(await otherFiles(db, counting)),
    ...hashes.map((hash) => ({
      name: `pictures/${hash}.webp`,
      bytes: async () => {
        count("pictures")
        // One that somebody has deleted meanwhile is empty.
        return (await readUpload(db, hash)) ?? new Uint8Array()
      },
    })),
    ...ofReviews.map(({ hash, reviewId }) => ({
      name: reviewPictureName(hash),
      bytes: async () => {
        count("review-pictures")
        return (await pictureOfReview(db, reviewId)) ?? new Uint8Array()
      },
    })),
  ]
}
