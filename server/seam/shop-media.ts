import { join } from "node:path"
import { type MasterPictures, masterPictures, twoSources } from "../pictures/master-pictures.ts"
import { pictureForms } from "../pictures/picture-forms.ts"
import { servePictures } from "../pictures/serve-pictures.ts"
import { isUploaded } from "../pictures/uploaded-pictures.ts"
import { warmUp } from "../pictures/warm-up.ts"

export const samplePictures = join(import.meta.dirname, "../../sample/pictures")

/** The shop's pictures: what answers `/media`, and what makes their smaller forms ahead of the visitors.
 *  @param dataDir resized pictures are cached in its folder `media-cache`
 *  @param uploads the merchant's pictures; those of the sample shop are beside the program
 *  @param onError a picture could not be made or written */
export function shopMedia(dataDir: string, uploads: MasterPictures, onError: (problem: unknown) => void) {
  const masters = twoSources(isUploaded, uploads, masterPictures(samplePictures))
  const forms = pictureForms(masters, join(dataDir, "media-cache"), onError)
  return {
    serve: servePictures(masters, forms),
    warmUp: (signal: AbortSignal) => warmUp({ masters, forms, onError }, signal).catch(onError),
  }
}
