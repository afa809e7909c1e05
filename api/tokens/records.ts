import { adminFields } from "#core/catalogue/product-fields.ts"
import { emptyValues } from "#core/fields/field-values.ts"
import { pick } from "#core/pick.ts"
import type { lockRecord } from "#db/lock-record.ts"
import type { AdminRouteKey } from "../admin/admin-routes.ts"
import { productForm } from "../catalogue/contract-product-form.ts"
import { postInput } from "../content/contract-admin-post.ts"
import type { CallConsole } from "./console-calls.ts"
import type { Form, Relations } from "./merge-fields.ts"

/** How records of a kind are written: each step is a route of the console's API. */
export type RecordKind = {
  table: Parameters<typeof lockRecord>[1]
  relations: Relations
  /** The form of a new one. */
  empty: Form
  create: AdminRouteKey
  update: AdminRouteKey
  remove: AdminRouteKey
  /** @throws ApiError 404 */
  read: (call: CallConsole, documentId: string) => Promise<Form>
  /** A stored record as its form. */
  toForm: (record: Form) => Form
  /** The fields that name the version which was read, sent with a change. */
  version: (record: Form) => Form
  /** Whether a change is sent as the given fields alone. */
  isPartial?: true
}

const byId = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "documentId" in value ? value.documentId : value
// Lists of the console's own answers.
const listed = (value: unknown) => (value as unknown[]).map(byId)

const emptyTexts = { fr: "", ar: "", en: "" }
const emptyLists = { fr: [], ar: [], en: [] }

/** One record by its own address. */
const readOne =
  (key: AdminRouteKey): RecordKind["read"] =>
  async (call, documentId) =>
    // An object for every record.
    (await call(key, { params: { documentId } })).body.data as Form

export const recordKinds = {
  products: {
    table: "product",
    relations: { one: ["image", "brand"], many: ["categories", "medias"] },
    empty: {
      ...emptyValues(adminFields),
      description: emptyLists,
      additionalInformation: emptyLists,
      tags: emptyLists,
      categories: [],
      brand: null,
      image: null,
      medias: [],
      colors: [],
      sizes: [],
      features: [],
      offer: null,
    },
    create: "POST /products",
    update: "PUT /products/:documentId",
    remove: "DELETE /products/:documentId",
    read: readOne("GET /products/:documentId"),
    toForm: (record) => ({
      ...Object.fromEntries(Object.keys(productForm.shape).map((name) => [name, record[name]])),
      categories: listed(record.categories),
      medias: listed(record.medias),
      brand: byId(record.brand),
      image: byId(record.image),
      colors: (record.colors as Form[]).map((color) => ({ ...color, image: byId(color.image) })),
    }),
    version: ({ updatedAt, quantity }) => ({ updatedAt, quantityWas: quantity }),
  },
  categories: {
    table: "category",
    relations: { one: ["image", "parent"], many: [] },
    empty: { title: emptyTexts },
    create: "POST /categories",
    update: "PATCH /categories/:documentId",
    remove: "DELETE /categories/:documentId",
    read: readOne("GET /categories/:documentId"),
    toForm: ({ title, slug, parent, image }) => ({ title, slug, parent, image: byId(image) }),
    version: ({ updatedAt }) => ({ updatedAt }),
    isPartial: true,
  },
  posts: {
    table: "post",
    relations: { one: ["image"], many: ["medias"] },
    empty: {
      slug: "",
      format: "standard",
      category: "",
      tags: [],
      videoId: "",
      publishedAt: null,
      title: emptyTexts,
      excerpt: emptyTexts,
      authorName: emptyTexts,
      authorRole: emptyTexts,
      quoteText: emptyTexts,
      quoteSource: emptyTexts,
      content: emptyLists,
      image: null,
      medias: [],
    },
    create: "POST /posts",
    update: "PUT /posts/:documentId",
    remove: "DELETE /posts/:documentId",
    read: readOne("GET /posts/:documentId"),
    toForm: (record) => ({
      ...pick(record, ...Object.keys(postInput.shape)),
      image: byId(record.image),
      medias: listed(record.medias),
    }),
    version: ({ updatedAt }) => ({ updatedAt }),
  },
} as const satisfies Record<string, RecordKind>

export type RecordName = keyof typeof recordKinds
