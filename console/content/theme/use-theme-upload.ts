import { useEffect, useRef, useState } from "react"
import type { ThemePictureResource } from "#api/content/theme/contract-admin-theme.ts"
import type { ThemePictureKind } from "#core/content/theme/theme-picture.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useText } from "../../i18n/use-text.ts"
import { problemBefore } from "../../media/send-file.ts"
import { themePictureProblemText } from "./theme-picture-problem.ts"

/** Uploads one logo or favicon at a time; another file ends the one before. What stands in the form stays until the new
 *  one is there.
 *  @param onDone told of the picture once the shop has it */
export function useThemeUpload(kind: ThemePictureKind, onDone: (picture: ThemePictureResource) => void) {
  const t = useText()
  const [sending, setSending] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const call = useRef<AbortController>(undefined)
  useEffect(() => () => call.current?.abort(), [])

  async function upload(file: File): Promise<void> {
    call.current?.abort()
    const own = new AbortController()
    call.current = own
    setSending(undefined)
    const known = problemBefore(file)
    setProblem(known && themePictureProblemText(known, t))
    if (known) return
    setSending(file.name)
    try {
      const path = apiPath("/theme/pictures/:kind", { params: { kind } })
      onDone(await fetchJson<ThemePictureResource>("POST", path, file, own.signal))
    } catch (error) {
      if (!own.signal.aborted) setProblem(themePictureProblemText(error, t))
    } finally {
      if (call.current === own) setSending(undefined)
    }
  }

  return { upload, sending, problem, clear: () => setProblem(undefined) }
}
