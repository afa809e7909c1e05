import { useState } from "react"
import type { MovingOutProgress } from "#api/moving-out/contract.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { apiAddress, apiPath } from "../data/api-path.ts"
import { useGet } from "../data/use-get.ts"
import { useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"
import * as css from "./moving.module.css"

/** How often the progress is asked for while an archive may be under way, in milliseconds. */
const interval = 2000

/** Everything that the merchant owns as one zip. The browser downloads it by itself, so that the console can be used meanwhile. */
export function MovingOut() {
  const t = useText()
  const [isPressed, setPressed] = useState(false)
  const { data } = useGet<MovingOutProgress | null>(["moving-out"], "/moving-out/progress", {
    enabled: isPressed,
    refetchInterval: interval,
  })
  return (
    <section className={css.cMovingOut}>
      <h2>{t("movingOut.title")}</h2>
      <p className="muted">{t("movingOut.lead")}</p>
      {data ? (
        <p role="status">{t("movingOut.progress", { file: data.file, n: data.done })}</p>
      ) : (
        <a
          className={`${buttons.btn} ${buttons.btnQuiet}`}
          href={apiAddress(apiPath("/moving-out"))}
          download
          onClick={() => setPressed(true)}
        >
          <Icon name="download" />
          {t("movingOut.press")}
        </a>
      )}
    </section>
  )
}
