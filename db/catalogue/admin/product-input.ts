import { noBrandId } from "#core/catalogue/no-brand.ts"
import { privateFields, rowFields, translatedFields } from "#core/catalogue/product-fields.ts"
import type { SizeKind, StoredSize } from "#core/catalogue/variants/size-values.ts"
import { missingToPublish } from "#core/content/publishing.ts"
import type { Values } from "#core/fields/field.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Texts } from "#core/i18n/texts.ts"
import type { Tx } from "../../database.ts"
import { mediaIds } from "../../media/admin-media.ts"
import { type FieldError, FieldsRejectedError } from "../../staff/rejected.ts"
import type { StoredBlock } from "../../texts/stored-block.ts"

type InEach<T> = Record<Locale, T>

/** The declared fields that a form stores; the stock is counted apart. */
export const inputFields = { ...translatedFields, ...rowFields, ...privateFields }

/** A product as the form of the console has it, without its stock. Others are named by their documentIds; amounts in
 *  centimes. */
export type ProductInput = Values<typeof inputFields> & {
  description: InEach<StoredBlock[]>
  additionalInformation: InEach<{ key: string; value: string }[]>
  tags: InEach<string[]>
  categories: string[]
  /** null = none. */
  brand: string | null
  image: string | null
  medias: string[]
  /** A colour that was there names its code, so that its variants stay its own. */
  colors: { name: Texts; hex: string; image: string | null; code?: string | undefined }[]
  sizes: StoredSize[]
  /** undefined = as it is stored. */
  sizeKind?: SizeKind | undefined
  features: { icon: string; title: Texts; text: Texts }[]
  offer: { startDate: string; endDate: string } | null
}

/** Fields of a product in its own row and its texts. */
export type ProductFacts = Omit<ProductInput, "categories" | "brand" | "image" | "medias" | "colors" | "features">

const problem = (path: (string | number)[], code: FieldError["code"], message: string): FieldError => ({
  path,
  code,
  message,
})

/** Fields that a product cannot be published without, if it is to be. */
export function publishProblems(
  input: Pick<ProductInput, "name" | "shortDescription" | "price" | "publishedAt">,
  main: Locale,
) {
  if (input.publishedAt === null) return []
  return missingToPublish(input, main).map((field) =>
    problem(field === "price" ? [field] : [field, main], "NEEDED", `${field} is needed to publish`),
  )
}

/** The keys of what a product refers to.
 *  @throws FieldsRejectedError that names every field with something that the shop does not have */
export async function readReferences(tx: Tx, input: ProductInput, more: FieldError[]) {
  const brand = await tx
    .selectFrom("brand")
    .select(["id", "name"])
    .$if(input.brand === null, (query) => query.where("id", "=", noBrandId))
    .$if(input.brand !== null, (query) => query.where("document_id", "=", input.brand ?? ""))
    .executeTakeFirst()
  const found = input.categories.length
    ? await tx
        .selectFrom("category")
        .select(["id", "document_id"])
        .where("document_id", "in", input.categories)
        .execute()
    : []
  const categories = new Map(found.map((row) => [row.document_id, row.id]))
  const colorImages = input.colors.map(({ image }) => image)
  const named = [input.image, ...input.medias, ...colorImages].filter((id) => id !== null)
  const pictures = await mediaIds(tx, named)

  const problems = [...more]
  const keyOf = (keys: Map<string, number>, id: string | null, path: (string | number)[]): number | null => {
    if (id === null) return null
    const key = keys.get(id)
    if (key === undefined) problems.push(problem(path, "UNKNOWN", `The shop does not have ${id}`))
    return key ?? null
  }
  const known = {
    categoryIds: input.categories.flatMap((id, index) => keyOf(categories, id, ["categories", index]) ?? []),
    imageId: keyOf(pictures, input.image, ["image"]),
    mediaIds: input.medias.flatMap((id, index) => keyOf(pictures, id, ["medias", index]) ?? []),
    colorImageIds: colorImages.map((id, index) => keyOf(pictures, id, ["colors", index, "image"])),
  }
  if (!brand) problems.push(problem(["brand"], "UNKNOWN", "The shop does not have this brand"))
  if (!brand || problems.length > 0) throw new FieldsRejectedError(problems)
  return { brand, ...known }
}

export type References = Awaited<ReturnType<typeof readReferences>>
