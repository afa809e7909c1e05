import sharp from "sharp"
import type { AdminMediaResource } from "../media/contract-admin.ts"
import type { TestShop } from "./shop.ts"
import type { TestStaff } from "./staff.ts"

/** A picture as somebody would upload it: a plain PNG. */
export const plainPicture = (background = "#b01528", width = 60, height = 40): Promise<Buffer<ArrayBuffer>> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
    .then((bytes) => Buffer.from(bytes))

/** Sends a file to the library. */
export const sendFile = (shop: TestShop, { cookie }: TestStaff, body: BodyInit, name?: string): Promise<Response> =>
  shop.send("/api/admin/media", {
    method: "POST",
    headers: { cookie, "content-type": "image/png", ...(name && { "x-file-name": encodeURIComponent(name) }) },
    body,
  })

/** Uploads a picture.
 *  @throws unless it is taken */
export async function uploaded(shop: TestShop, by: TestStaff, file: BodyInit, name?: string) {
  const answer = await sendFile(shop, by, file, name)
  if (!answer.ok) throw new Error(`Not taken: ${answer.status} ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: AdminMediaResource }
  return data
}

/** A picture that no encoder makes small. */
export const noisePicture = (width: number, height: number): Promise<Buffer<ArrayBuffer>> => {
  const pixels = Uint8Array.from(
    { length: width * height * 3 },
    (_, at) => (Math.imul(at + 1, 2_654_435_761) >>> 16) & 255,
  )
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
    .then((bytes) => Buffer.from(bytes))
}
