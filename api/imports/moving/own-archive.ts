import { type Entry, fromBufferPromise, type ZipFile } from "yauzl"
import { z } from "zod"
import { maxProductFileSize } from "#core/catalogue/files/product-columns.ts"
import { universeSlug } from "#core/catalogue/product-fields.ts"
import { isSlug, maxSlugLength } from "#core/text/slug.ts"
import { movingRejected } from "./read-table.ts"

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
  /** Reads another table; undefined where the archive has none that is read back, as those of the first format.
   *  @throws ApiError 400 BAD_ARCHIVE */
  table: (name: string) => Promise<Buffer | undefined>
  /** The same of a file of JSON. */
  json: <T>(name: string, schema: z.ZodType<T>) => Promise<T | undefined>
  /** The names of its pictures. */
  pictures: string[]
}

/** Bytes of a file of JSON, and of a table: each is in memory while it is read. */
const maxJson = 64 * 1024 * 1024
const maxTable = 256 * 1024 * 1024

/** Files of an archive, as those of a zip of pictures. */
const maxEntries = 20_000

const badArchive = (what: string) => movingRejected("BAD_ARCHIVE", what)

/** @throws ApiError 400 for a file that is larger than it may be or than it states, or is damaged */
async function read(zip: ZipFile, entry: Entry | undefined, max: number): Promise<Buffer> {
  const broken = () => badArchive("The archive is damaged or has been changed")
  if (!entry || entry.uncompressedSize > max || !entry.canDecodeFileData()) throw broken()
  try {
    return Buffer.concat(await (await zip.openReadStreamPromise(entry)).toArray())
  } catch {
    throw broken()
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return entries
}

/** Opens an archive that a Hanout shop has made of itself.
 *  @returns undefined for any other zip, such as a workbook
 *  @throws ApiError 400 BAD_ARCHIVE for one that is damaged */
export async function openOwnArchive(file: Buffer): Promise<OwnArchive | undefined> {
  const zip = await fromBufferPromise(file).catch(() => undefined)
  if (!zip || zip.entryCount > maxEntries) return undefined
  const entries = await entriesOf(zip).catch(() => undefined)
  if (!entries?.has("about.json")) return undefined
  async function json<T>(name: string, schema: z.ZodType<T>): Promise<T> {
    const text = (await read(zip as ZipFile, entries?.get(name), maxJson)).toString()
    try {
      return schema.parse(JSON.parse(text))
    } catch {
      throw badArchive(`${name} of the archive is not what the shop writes`)
    }
  }
  const { format } = await json("about.json", about)
  const isReadBack = (name: string) => format > 1 && entries.has(name)
  return {
    departments: await json("departments.json", departments),
    brands: await json("brands.json", brands),
    categories: await json("categories.json", categories),
    products: await read(zip, entries.get("products.csv"), maxProductFileSize),
    table: async (name) => (isReadBack(name) ? read(zip, entries.get(name), maxTable) : undefined),
    json: async (name, schema) => (isReadBack(name) ? json(name, schema) : undefined),
    pictures: format > 1 ? [...entries.keys()].filter((name) => /^pictures\/[^/]+$/.test(name)) : [],
  }
}
