import { stat } from "node:fs/promises"
import { join } from "node:path"
import { encodeSerially } from "#api/media/pictures/limit-concurrency.ts"
import type { PictureFormName } from "#core/media/picture.ts"
import { byteCache } from "./byte-cache.ts"
import type { MasterPictures } from "./master-pictures.ts"
import { readWhole, writeWhole } from "./whole-files.ts"

const maxInMemory = 32 * 1024 * 1024

type Render = (master: Uint8Array, form: PictureFormName) => Promise<Buffer>

/** One form of a picture; `hash` is that of the picture it was made from. */
export type PictureForm = { master: string; hash: string } & PictureFormName

export type PictureForms = {
  /** The bytes of a form, made when it is not there yet. */
  get: (wanted: PictureForm) => Promise<Buffer<ArrayBuffer>>
  /** Whether a form is on the disk. */
  isMade: (wanted: PictureForm) => Promise<boolean>
}

/** sharp is loaded with the first picture that is made, so that it does not slow the start. */
const renderWithSharp: Render = async (...args) =>
  (await import("#api/media/pictures/render-picture.ts")).renderForm(...args)

/** Smaller forms of pictures, made when first asked for and stored in a folder under the hash of what they were made from:
 *  a changed picture is made again. The folder may be emptied at any time.
 *  @param onError a form that was made could not be written; it is given all the same
 *  @param onWritten called for every written file */
export function pictureForms(
  masters: MasterPictures,
  folder: string,
  onError: (problem: unknown) => void,
  render: Render = renderWithSharp,
  onWritten: (bytes: number) => void = () => undefined,
): PictureForms {
  const inMemory = byteCache(maxInMemory)
  const underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>()
  const pathOf = ({ hash, width, format }: PictureForm) => join(folder, hash.slice(0, 2), `${hash}-${width}.${format}`)

  async function make(path: string, { master, ...form }: PictureForm): Promise<Buffer<ArrayBuffer>> {
    const made = Buffer.from(await render(await masters.read(master), form))
    await writeWhole(path, made).then(() => onWritten(made.length), onError)
    return made
  }

  return {
    async get(wanted) {
      const path = pathOf(wanted)
      const known = inMemory.get(path) ?? underWay.get(path)
      if (known) return known
      const bytes = readWhole(path).then((stored) => stored ?? encodeSerially(() => make(path, wanted)))
      underWay.set(path, bytes)
      try {
        inMemory.keep(path, await bytes)
        return await bytes
      } finally {
        underWay.delete(path)
      }
    },
    isMade: (wanted) =>
      stat(pathOf(wanted)).then(
        ({ size }) => size > 0,
        () => false,
      ),
  }
}
