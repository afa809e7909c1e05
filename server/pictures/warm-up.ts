import { setTimeout as wait } from "node:timers/promises"
import { pictureFormats, usualForms } from "#core/media/picture.ts"
import type { MasterPictures } from "./master-pictures.ts"
import type { PictureForm, PictureForms } from "./picture-forms.ts"

type WarmUp = {
  masters: MasterPictures
  forms: PictureForms
  /** Called for a picture that cannot be made; it is skipped. */
  onError: (problem: unknown) => void
  /** Milliseconds until it begins, so that the first visitors go first. */
  after?: number
}

async function* missingForms({ masters, forms }: WarmUp): AsyncGenerator<PictureForm> {
  const names = await masters.names()
  for (const format of pictureFormats) {
    for (const master of names) {
      const hash = await masters.hashOf(master)
      for (const width of hash ? usualForms[format] : []) {
        const wanted = { master, hash: hash ?? "", width, format }
        if (!(await forms.isMade(wanted))) yield wanted
      }
    }
  }
}

/** Makes the usual forms that are missing, one at a time, resting twice as long as each took. It never keeps the process alive.
 *  @param signal ends it after the picture under way */
export async function warmUp(work: WarmUp, signal: AbortSignal): Promise<void> {
  const rest = (milliseconds: number) => wait(milliseconds, undefined, { ref: false, signal }).catch(() => undefined)
  await rest(work.after ?? 5000)
  for await (const wanted of missingForms(work)) {
    if (signal.aborted) return
    const began = performance.now()
    await work.forms.get(wanted).catch(work.onError)
    await rest(2 * (performance.now() - began))
  }
}
