import { type Entry, fromBufferPromise, type ZipFile } from "yauzl"
import { z } from "zod"
import { maxProductFileSize } from "#core/catalogue/files/product-columns.ts"
import { universeSlug } from "#core/catalogue/product-fields.ts"
import { isSlug, maxSlugLength } from "#core/text/slug.ts"
import { movingRejected } from "./read-table.ts"

const texts = z.object({ fr: z.string().max(200), ar: z.string().max(200), en: z.string().max(200) })
const slug = z.string().max(maxSlugLength).refine(isSlug)

const about = z.object({ program: z.literal("Hanout"), format: z.literal(1) })
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

/** What an archive of another Hanout shop holds, as far as it is read back (docs/moving-out.md). */
export type OwnArchive = {
  departments: z.infer<typeof departments>
  brands: z.infer<typeof brands>
  categories: z.infer<typeof categories>
  /** A file of products. */
  products: Buffer
}

/** Bytes of a file of JSON. */
const maxJson = 20 * 1024 * 1024

/** @throws ApiError 400 for a file that is larger than it may be or than it states, or is damaged */
async function read(zip: ZipFile, entry: Entry | undefined, max: number): Promise<Buffer> {
  const broken = () => movingRejected("BAD_ARCHIVE", "The archive is damaged or has been changed")
  if (!entry || entry.uncompressedSize > max || !entry.canDecodeFileData()) throw broken()
  try {
    return Buffer.concat(await (await zip.openReadStreamPromise(entry)).toArray())
  } catch {
    throw broken()
  }
}

/** Opens an archive that a Hanout shop has made of itself.
 *  @returns undefined for any other zip, such as a workbook
 *  @throws ApiError 400 BAD_ARCHIVE for one that is damaged */
export async function openOwnArchive(file: Buffer): Promise<OwnArchive | undefined> {
  const zip = await fromBufferPromise(file).catch(() => undefined)
  if (!zip) return undefined
  const wanted = ["about.json", "departments.json", "brands.json", "categories.json", "products.csv"]
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) if (wanted.includes(entry.fileName)) entries.set(entry.fileName, entry)
  } catch {
    return undefined
  }
  if (!entries.has("about.json")) return undefined
  async function json<T>(name: string, schema: z.ZodType<T>): Promise<T> {
    const text = (await read(zip as ZipFile, entries.get(name), maxJson)).toString()
    try {
      return schema.parse(JSON.parse(text))
    } catch {
      throw movingRejected("BAD_ARCHIVE", `${name} of the archive is not what the shop writes`)
    }
  }
  await json("about.json", about)
  return {
    departments: await json("departments.json", departments),
    brands: await json("brands.json", brands),
    categories: await json("categories.json", categories),
    products: await read(zip, entries.get("products.csv"), maxProductFileSize),
  }
}
