import type { PictureForm, PictureForms } from "../pictures/picture-forms.ts"
import { boundedMap } from "./bounded-map.ts"
import { PictureUnavailable } from "./original-pictures.ts"

/** Forms that are read or made at once: as many as a few listings show. */
const maxForms = 200
const maxUnreadable = 10_000
/** Milliseconds for which a picture that cannot be resized is not retried. */
const unreadableFor = 10 * 60_000

/** Reads forms of pictures that somebody else uploaded: a bounded number at once, and none of a picture that was tried in vain.
 *  @param onError a picture could not be resized
 *  @returns a function that gives undefined for such a picture
 *  @throws PictureUnavailable when too many forms are under way, or the picture cannot be had now */
export function boundedForms(
  forms: PictureForms,
  onError: (error: unknown) => void,
  now: () => number = () => performance.now(),
): (wanted: PictureForm) => Promise<Buffer<ArrayBuffer> | undefined> {
  const unreadable = boundedMap<string, number>(maxUnreadable)
  let underWay = 0
  return async (wanted) => {
    if ((unreadable.get(wanted.hash) ?? Number.NEGATIVE_INFINITY) > now()) return undefined
    if (underWay >= maxForms) throw new PictureUnavailable("Too many pictures are being made")
    underWay += 1
    try {
      return await forms.get(wanted)
    } catch (error) {
      if (error instanceof PictureUnavailable) throw error
      unreadable.set(wanted.hash, now() + unreadableFor)
      onError(error)
      return undefined
    } finally {
      underWay -= 1
    }
  }
}
