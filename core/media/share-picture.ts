import { type Picture, sizedUrl } from "./picture.ts"

/** Pixels of the picture that networks show where a page is shared, as they crop it. */
export const shareSize = { width: 1200, height: 630 } as const

/** Bytes up to which every network shows it; the messenger that most visitors come from takes no more. */
export const maxShareBytes = 300_000

/** Stands for the width in the address of a picture's form for sharing. */
const shareForm = "share"

/** A picture by its address, with the pattern of its forms where that is known. */
export type SharedPicture = Pick<Picture, "url" | "sized"> & Partial<Pick<Picture, "alt">>

const ownPicture = /^(\/media\/[a-z0-9-]+\/[a-z0-9-]+)\.webp(\?v=[\w-]+)?$/

/** The address of a picture's form for sharing, a JPEG of `shareSize`. There is one for each picture.
 *  @returns undefined for a picture that the shop does not make forms of */
export function shareUrl({ url, sized }: SharedPicture): string | undefined {
  if (sized?.startsWith("/media/")) return sizedUrl(sized, shareForm, "jpg")
  const [, name, version = ""] = ownPicture.exec(url) ?? []
  return name && `${name}-${shareForm}.jpg${version}`
}
