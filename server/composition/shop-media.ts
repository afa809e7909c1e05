import { join } from "node:path"
import { masterPictures, twoSources } from "../pictures/master-pictures.ts"
import { pictureForms } from "../pictures/picture-forms.ts"
import { servePictures } from "../pictures/serve-pictures.ts"
import { isUploaded } from "../pictures/uploaded-pictures.ts"
import { warmUp } from "../pictures/warm-up.ts"
import type { EmbeddedApi } from "./embedded-api.ts"

export const samplePictures = join(import.meta.dirname, "../../sample/pictures")

type Uploads = Pick<EmbeddedApi, "uploads" | "themePictures">

/** The shop's pictures: what answers `/media`, and what makes their smaller forms ahead of the visitors.
 *  @param dataDir resized pictures are cached in its folder `media-cache`
 *  @param stored the merchant's pictures; those of the sample shop are beside the program
 *  @param onError a picture could not be made or written */
export function shopMedia(dataDir: string, { uploads, themePictures }: Uploads, onError: (problem: unknown) => void) {
  const masters = twoSources(isUploaded, uploads, masterPictures(samplePictures))
  const forms = pictureForms(masters, join(dataDir, "media-cache"), onError)
  const serve = servePictures(masters, forms)
  return {
    serve: async (request: Request) => (await themePictures(request)) ?? serve(request),
    warmUp: (signal: AbortSignal) => warmUp({ masters, forms, onError }, signal).catch(onError),
  }
}
