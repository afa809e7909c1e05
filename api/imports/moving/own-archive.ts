import { z } from "zod"
import { universeSlug } from "#core/catalogue/product-fields.ts"
import { isSlug, maxSlugLength } from "#core/text/slug.ts"
import { type ArchiveFile, badArchive, openArchiveFile } from "./archive/archive-file.ts"
import { type ArchiveRow, archiveRows } from "./archive/csv-rows.ts"
import { BadJsonList, jsonListValues } from "./archive/json-list.ts"

const texts = z.object({ fr: z.string().max(200), ar: z.string().max(200), en: z.string().max(200) })
const slug = z.string().max(maxSlugLength).refine(isSlug)

const about = z.object({ program: z.literal("Hanout"), format: z.literal([1, 2]) })
const departments = z.array(z.object({ slug: universeSlug, name: texts, hidden: z.boolean() })).max(100)
const brands = z.array(z.object({ slug, name: z.string().min(1).max(200) })).max(20_000)
const categories = z
  .array(
    z.object({
      documentId: z.string().max(100),
      slug,
      productType: universeSlug,
      title: texts,
      parent: z.string().max(100).nullable(),
      image: z
        .object({ url: z.string().max(500) })
        .nullable()
        .default(null),
    }),
  )
  .max(5000)

/** An archive of another Hanout shop, as far as it is read back (docs/moving-out.md). */
export type OwnArchive = {
  departments: z.infer<typeof departments>
  brands: z.infer<typeof brands>
  categories: z.infer<typeof categories>
  /** A file of products. */
  products: Buffer
  /** The rows of a table, some hundred at a time; none where the archive has no such table that is read back, as those of the first
   *  format. The file is read as its rows are asked for.
   *  @throws ApiError 400 BAD_ARCHIVE, TableReadError, TableLimitError */
  rows: (name: string) => AsyncGenerator<ArchiveRow[]>
  /** The values of a file that is an array of JSON, some at a time, whatever its size; none where the archive has no such file that is read
   *  back. `undefined` stands for one that the shop does not write.
   *  @throws ApiError 400 BAD_ARCHIVE */
  list: <T>(name: string, schema: z.ZodType<T>) => AsyncGenerator<(T | undefined)[]>
  /** A file of JSON; undefined where the archive has none that is read back.
   *  @throws ApiError 400 BAD_ARCHIVE, PART_TOO_LARGE */
  json: <T>(name: string, schema: z.ZodType<T>) => Promise<T | undefined>
  /** The names of its pictures in a folder. */
  picturesIn: (folder: "pictures" | "review-pictures") => string[]
  /** The bytes of a picture, or what is wrong with it. */
  picture: ArchiveFile["picture"]
}

/** Bytes of a file of JSON, and of the file of products: each is in memory while it is read. */
const maxJson = 64 * 1024 * 1024
const maxProducts = 256 * 1024 * 1024
/** Characters of one value of a list, and values that are in memory at a time. */
const maxValue = 16 * 1024 * 1024
const listBatch = 50

async function* none(): AsyncGenerator<never> {
  yield* []
}

async function* listOf<T>(file: ArchiveFile, name: string, schema: z.ZodType<T>): AsyncGenerator<(T | undefined)[]> {
  let waiting: (T | undefined)[] = []
  try {
    for await (const value of jsonListValues(file.text(name), maxValue)) {
      waiting.push(schema.safeParse(value).data)
      if (waiting.length < listBatch) continue
      yield waiting
      waiting = []
    }
  } catch (error) {
    throw error instanceof BadJsonList ? notWritten(name) : error
  }
  if (waiting.length > 0) yield waiting
}

const notWritten = (name: string) => badArchive(`${name} of the archive is not what the shop writes`)

/** Opens an archive that a Hanout shop has made of itself.
 *  @param fd of a file on the disk, open as long as the archive is read
 *  @returns undefined for any other file, such as a workbook
 *  @throws ApiError 400 BAD_ARCHIVE for one that is damaged, PART_TOO_LARGE, TOO_MANY_FILES */
export async function openOwnArchive(fd: number): Promise<OwnArchive | undefined> {
  const file = await openArchiveFile(fd)
  if (!file) return undefined
  const { has, names, picture } = file
  async function json<T>(name: string, schema: z.ZodType<T>): Promise<T> {
    const text = (await file?.bytes(name, maxJson))?.toString() ?? ""
    try {
      return schema.parse(JSON.parse(text))
    } catch {
      throw notWritten(name)
    }
  }
  const { format } = await json("about.json", about)
  const isReadBack = (name: string) => format > 1 && has(name)
  return {
    departments: await json("departments.json", departments),
    brands: await json("brands.json", brands),
    categories: await json("categories.json", categories),
    products: await file.bytes("products.csv", maxProducts),
    rows: (name) => (isReadBack(name) ? archiveRows(file.text(name)) : none()),
    list: (name, schema) => (isReadBack(name) ? listOf(file, name, schema) : none()),
    json: async (name, schema) => (isReadBack(name) ? json(name, schema) : undefined),
    picturesIn: (folder) =>
      format > 1
        ? [...names()].filter((name) => name.startsWith(`${folder}/`) && !name.includes("/", folder.length + 1))
        : [],
    picture,
  }
}
