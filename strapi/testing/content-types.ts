/** The attributes of docs/strapi, and what `populate` may name of each type. */
export const contentTypes = {
  products: {
    fields: ["name", "slug", "price", "lastPrice", "shortDescription", "description", "status"],
    populate: ["image", "medias", "categories", "colors", "colors.image", "features", "reviews"],
  },
  categories: { fields: ["title"], populate: ["products"] },
  orders: {
    fields: ["quantity", "product", "color", "amount", "wilaya", "commune", "mobile", "firstname", "lastname", "date"],
    populate: [],
  },
  "app-setting": { fields: ["uniqueVisitorsCount"], populate: [] },
} satisfies Record<string, { fields: string[]; populate: string[] }>

export type ContentType = keyof typeof contentTypes
export type Attributes = { [type in ContentType]: { fields: string[]; populate: string[] } }

/** What every entry has. */
export const ownFields = ["id", "documentId", "createdAt", "updatedAt", "publishedAt"]

/** An entry without the relations that were not asked for, and its colours without their pictures. */
export function populatedItem(
  item: Record<string, unknown>,
  relations: readonly string[],
  names: readonly string[],
): Record<string, unknown> {
  const tops = new Set(names.map((name) => name.split(".")[0]))
  const entries = Object.entries(item).filter(([key]) => !relations.includes(key) || tops.has(key))
  const isBare = !names.includes("colors.image")
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key !== "colors" || !isBare || !Array.isArray(value)) return [key, value]
      return [key, value.map(({ image: _image, ...color }) => color)]
    }),
  )
}
