import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react"
import { type Locale, localizedPath } from "#core/i18n/locale.ts"
import { useMainLocale, useOffered } from "../../data/public-api.ts"
import { languages } from "../../i18n/languages.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as css from "./page-preview.module.css"
import { sectionSelector, showPage } from "./show-page.ts"
import { Switch } from "./switch.tsx"
import { useBoxSize } from "./use-box-size.ts"

/** Widths of the windows in which the page is shown, in CSS pixels. */
const widths = { phone: 390, desktop: 1280 } as const
const screens = ["phone", "desktop"] as const

/** With its doctype: without it the page would be laid out as those of 1998. Links lead into new windows, which a frame without
 *  scripts may not open. */
const blank = '<!doctype html><html><head><base target="_blank"></head><body></body></html>'

type Props = {
  /** The page's path without language; undefined until it is known. Another object shows it anew. */
  page: { path: string } | undefined
  /** Text where the page is not what the form has. */
  problem?: string | undefined
  /** More switches, beside those of width and language. */
  tools?: ReactNode
  /** Called with the frame's document when it shows the page. */
  onShown: (shown: Document) => void
  /** Called with the place of a section that is pressed, from 1. */
  onPick?: (place: number) => void
}

/** A page of the shop as it will be, in the width of a phone or a desktop and in each language of the shop. It runs no
 *  script and counts no visit. */
export function PagePreview({ page, problem, tools, onShown, onPick }: Props) {
  const t = useText()
  const main = useMainLocale()
  const offered = useOffered()
  const own = useConsoleLocale()
  const [chosen, setLocale] = useState<Locale>()
  const locale = chosen ?? (offered.includes(own) ? own : main)
  const [screen, setScreen] = useState<(typeof screens)[number]>("phone")
  const [shown, setShown] = useState<Document>()
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading")
  const stage = useRef<HTMLDivElement>(null)
  const box = useBoxSize(stage)
  const tell = useEffectEvent(onShown)
  const pick = useEffectEvent((place: number) => onPick?.(place))

  useEffect(() => {
    if (!(shown && page)) return
    const controller = new AbortController()
    const show = async () => {
      const path = localizedPath(locale, page.path, main)
      const answer = await fetch(path, { signal: controller.signal, cache: "no-store" })
      if (!answer.ok) throw new Error(`${answer.status}`)
      const html = await answer.text()
      await showPage(shown, html)
      if (controller.signal.aborted) return
      setState("shown")
      tell(shown)
    }
    show().catch(() => controller.signal.aborted || setState("failed"))
    return () => controller.abort()
  }, [shown, page, locale, main])

  useEffect(() => {
    if (!shown) return
    const stay = (event: Event) => event.preventDefault()
    const press = (event: Event) => {
      event.preventDefault()
      const target = event.target as Element | null
      const section = target?.closest?.<HTMLElement>(sectionSelector)
      if (section) pick(Number(section.dataset.section))
    }
    shown.addEventListener("click", press, true)
    shown.addEventListener("submit", stay, true)
    return () => {
      shown.removeEventListener("click", press, true)
      shown.removeEventListener("submit", stay, true)
    }
  }, [shown])

  const width = widths[screen]
  const scale = Math.min(1, box.width / width) || 1
  const size = { inlineSize: width, blockSize: box.height / scale, transform: `scale(${scale})` }
  return (
    <section className={css.preview} aria-label={t("preview.title")}>
      <div className={parts.cPartHead}>
        <h2>{t("preview.title")}</h2>
        <div className={css.previewSwitches}>
          <Switch
            label={t("preview.width")}
            options={screens.map((one) => ({ value: one, text: t(`preview.${one}`) }))}
            value={screen}
            onChange={setScreen}
          />
          <Switch
            label={t("preview.language")}
            options={languages
              .filter((one) => offered.includes(one.locale))
              .map((one) => ({ value: one.locale, text: one.name, lang: one.locale }))}
            value={locale}
            onChange={setLocale}
          />
          {tools}
        </div>
      </div>
      <p role="status" className={css.previewState}>
        {problem ?? (state === "shown" ? "" : t(`preview.${state}`))}
      </p>
      <div ref={stage} className={css.previewStage} dir="ltr">
        <div className={css.previewBox} style={{ inlineSize: width * scale }}>
          <iframe
            className={css.previewFrame}
            title={t("preview.frame")}
            sandbox="allow-same-origin"
            srcDoc={blank}
            style={size}
            onLoad={({ currentTarget }) => setShown(currentTarget.contentDocument ?? undefined)}
          />
        </div>
      </div>
    </section>
  )
}
