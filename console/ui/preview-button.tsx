import { localizedPath } from "#core/i18n/locale.ts"
import { fetchJson } from "../data/api-client.ts"
import type { ApiPath } from "../data/api-path.ts"
import { useMainLocale } from "../data/public-api.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { Button } from "./button.tsx"
import { useNotify } from "./notify/notify-context.ts"
import { rejectionText } from "./rejection-text.ts"

type PreviewButtonProps = { path: ApiPath; body?: object; rejections?: Partial<Record<number, string>> }

/** Opens the storefront with something as it is stored, before it appears.
 *  @param path where a link to it is asked for, with what is sent there
 *  @param rejections says better than the usual words why a status gives no link */
export function PreviewButton({ path: apiPath, body, rejections }: PreviewButtonProps) {
  const t = useText()
  const locale = useConsoleLocale()
  const main = useMainLocale()
  const notify = useNotify()
  async function open() {
    // At once, as a window that opens after an answer is held for one that nobody asked for.
    const tab = window.open("", "_blank")
    try {
      const { url } = await fetchJson<{ url: string }>("POST", apiPath, body)
      const path = localizedPath(locale, url, main)
      if (tab) tab.location.href = path
      else window.location.href = path
    } catch (error) {
      tab?.close()
      notify(rejectionText(error, t, rejections), { type: "error" })
    }
  }
  return (
    <Button look="link" icon="eye" onClick={open}>
      {t("post.preview")}
    </Button>
  )
}
