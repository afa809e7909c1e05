import { newSection } from "#core/content/sections/new-section.ts"
import { readAdmin } from "../catalogue.ts"
import { plainPicture } from "../uploads.ts"
import { fillArrangement } from "./fill-arrangement.ts"
import { fillOrders, fillPeople } from "./fill-orders.ts"
import { fillOthers, fillProducts } from "./fill-products.ts"
import { type FilledShop, ok, paragraph, type StoredRecord, text } from "./send-filled.ts"

/** Gives a shop something of all that an archive brings back. */
export async function fillShop(filled: FilledShop): Promise<void> {
  const picture = await uploadPicture(filled)
  await fillContent(filled, picture)
  await fillArrangement(filled, picture)
  await fillProducts(filled)
  await fillOthers(filled)
  await fillPeople(filled)
  await fillOrders(filled)
}

async function uploadPicture({ shop, owner }: FilledShop): Promise<StoredRecord> {
  const upload = await shop.send("/api/admin/media", {
    method: "POST",
    headers: { cookie: owner.cookie, "content-type": "image/png" },
    body: new Uint8Array(await plainPicture("#2a6f4b")),
  })
  const { data: picture } = await upload.json()
  return ok(owner, "PATCH", `/media/${picture.documentId}`, {
    alternativeText: { fr: "Un tapis vert", ar: "زربية خضراء", en: "" },
  })
}

async function fillContent({ owner }: FilledShop, picture: StoredRecord) {
  await ok(owner, "POST", "/post-tags", { title: text("Artisanat", "حرف") })
  await ok(owner, "POST", "/posts", {
    slug: "tisser-un-tapis",
    format: "standard",
    category: "acheter",
    tags: ["artisanat"],
    videoId: "",
    publishedAt: "2026-05-02T09:00:00.000Z",
    title: text("Tisser un tapis", "نسج زربية"),
    excerpt: text("Du fil au nœud"),
    authorName: text("Lina"),
    authorRole: text("Tisserande"),
    quoteText: text(""),
    quoteSource: text(""),
    content: { fr: paragraph("La laine d’abord."), ar: paragraph("الصوف أولا."), en: [] },
    image: picture.documentId,
    medias: [picture.documentId],
  })
  const page = await ok(owner, "POST", "/pages", { slug: "nos-ateliers", title: text("Nos ateliers") })
  await ok(owner, "PUT", `/pages/${page.documentId}`, {
    title: text("Nos ateliers", "ورشاتنا"),
    description: text("Où l’on tisse"),
    content: { fr: paragraph("À Ghardaïa."), ar: [], en: [] },
    place: { slug: "nos-ateliers", hidden: false },
    updatedAt: page.updatedAt,
  })
  const always = { hidden: false, startsAt: null, endsAt: null }
  const home = await readAdmin<{ updatedAt: string | null }>(owner, "/sections/home")
  const shown = { ...newSection("newsletter"), ...always }
  await ok(owner, "PUT", "/sections/home", { sections: [shown], updatedAt: home.updatedAt })
  await ok(owner, "PUT", `/sections/${page.documentId}`, {
    sections: [shown, { ...newSection("promises"), ...always, hidden: true }],
    updatedAt: null,
  })
  const settings = await readAdmin<Record<string, unknown>>(owner, "/settings")
  await ok(owner, "PUT", "/settings", {
    ...settings,
    hours: text("9 h – 18 h", "9 - 18"),
    freeDeliveryThreshold: 12_000,
  })
  await ok(owner, "POST", "/redirects", { pairs: [{ from: "/vieux/tapis", to: "/shop" }] })
}
