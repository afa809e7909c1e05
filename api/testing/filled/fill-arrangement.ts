import { newSection } from "#core/content/sections/new-section.ts"
import { noTexts } from "#core/i18n/texts.ts"
import { productWithSlug, readAdmin } from "../catalogue.ts"
import { type FilledShop, ok, orderedSlug, type StoredRecord, text } from "./send-filled.ts"

/** Fills menus, landing pages, page heads, coupons and delivery. */
export async function fillArrangement({ owner }: FilledShop, picture: StoredRecord) {
  await ok(owner, "POST", "/categories", {
    title: text("Tapis", "زرابي"),
    productType: "fashion",
    image: picture.documentId,
  })
  const pages = await readAdmin<(StoredRecord & { slug: string })[]>(owner, "/pages")
  const own = pages.find(({ slug }) => slug === "nos-ateliers")
  const entry = { text: noTexts, inside: false, hidden: false }
  await ok(owner, "PUT", "/menus/header", {
    entries: [
      { ...entry, type: "page", value: "shop" },
      { ...entry, type: "own", value: own?.documentId },
      { ...entry, type: "address", value: "/blog", text: text("Journal", "المدونة") },
    ],
    updatedAt: null,
  })
  const { documentId: product } = await productWithSlug(owner, orderedSlug)
  const landing = await ok(owner, "POST", "/landing-pages", { slug: "offre-casque", product })
  await ok(owner, "PUT", `/landing-pages/${landing.documentId}`, {
    slug: "offre-casque",
    hidden: false,
    indexed: true,
    title: text("Le son, sans fil", "الصوت بلا سلك"),
    text: text("Livré chez vous"),
    updatedAt: landing.updatedAt,
  })
  const always = { hidden: false, startsAt: null, endsAt: null }
  await ok(owner, "PUT", `/sections/${landing.documentId}`, {
    sections: [
      { ...newSection("promises"), ...always },
      { ...newSection("order-form"), ...always },
    ],
    updatedAt: null,
  })
  await ok(owner, "PUT", "/page-heads/shop", {
    title: text("Toute la boutique"),
    description: text("Ce que nous vendons", "ما نبيع"),
    picture: picture.url,
    updatedAt: null,
  })
  await ok(owner, "POST", "/coupons", {
    code: "TAPIS-10",
    title: text("Dix pour cent", "عشرة بالمئة"),
    kind: "percent",
    value: 10,
    productType: "electronics",
    minimumAmount: 1500.5,
    startDate: "2026-01-01T00:00:00.000Z",
    endDate: "2099-01-01T00:00:00.000Z",
    isPublic: false,
    maxUses: 3,
    maxUsesPerPhone: 1,
  })
  const { rows } = await readAdmin<{ rows: Record<string, unknown>[] }>(owner, "/delivery")
  const changed = rows
    .filter(({ code }) => code === 16 || code === 31)
    .map(({ code, desk, home, deskServed, homeServed, daysMin, daysMax }) => {
      const loaded = { desk, home, deskServed, homeServed, daysMin, daysMax }
      return { code, loaded, values: { ...loaded, home: 412.5, deskServed: code === 16, daysMin: 1, daysMax: 4 } }
    })
  await ok(owner, "PUT", "/delivery", { rows: changed })
  const loaded = { closed: false, homeClosed: false, home: null, desk: null }
  await ok(owner, "PUT", "/delivery/communes", {
    changes: [
      { wilaya: 16, commune: "Kouba", loaded, values: { ...loaded, home: 300 } },
      { wilaya: 31, commune: "Arzew", loaded, values: { ...loaded, closed: true } },
    ],
  })
  await ok(owner, "PUT", "/delivery/spellings", {
    carrier: "yalidine",
    changes: [{ wilaya: 16, commune: "Kouba", loaded: null, name: "Kouba Centre" }],
  })
}
