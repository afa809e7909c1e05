import { useEffect, useRef, useState, useSyncExternalStore } from "react"
import { createPortal } from "react-dom"
import type { Purchase } from "#core/analytics/ad-pixel.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { usePixel } from "./use-pixel.ts"
import "../styles/screens/agreement.css"
import { storedText } from "../cart/cart-storage.ts"
import { createListStore } from "../cart/list-store.ts"
import * as buttons from "../styles/buttons.module.css"
import * as css from "./agreement.module.css"

type Choice = "agreed" | "refused"

/** What the visitor said to advertising measurement, kept in the browser and the same in every tab; null = nothing yet. */
const choice = createListStore<Choice | null>(
  storedText("hanout_measure", () => localStorage, window),
  {
    empty: null,
    read: (text) => (text === "agreed" || text === "refused" ? text : null),
    write: (said) => said ?? "",
  },
)

export type AgreementProps = {
  /** The order that the page confirms. */
  purchase: Purchase | null
}

/** Asks once whether advertisements may be measured, does what was answered, and lets the answer be changed from the
 *  footer. It lies over the page's end and locks nothing. */
export function Agreement({ purchase }: AgreementProps) {
  const said = useSyncExternalStore(choice.subscribe, choice.get)
  const [again, setAgain] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  usePixel(said === "agreed", purchase)

  function answer(now: Choice) {
    choice.change(
      () => now,
      (next) => next,
    )
    // The pressed button goes with its question.
    if (again) opener.current?.focus()
    else document.getElementById("main")?.focus({ preventScroll: true })
    setAgain(false)
  }

  return (
    <>
      {(said === null || again) && <Question said={said} again={again} answer={answer} />}
      <FooterButton ref={opener} open={() => setAgain(true)} />
    </>
  )
}

type QuestionProps = { said: Choice | null; again: boolean; answer: (now: Choice) => void }

function Question({ said, again, answer }: QuestionProps) {
  const { t } = useI18n()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (again) section.current?.focus()
  }, [again])
  const button = (now: Choice, text: string) => (
    <button
      type="button"
      className={`${buttons.btn} ${buttons.btnQuiet}`}
      aria-pressed={again ? said === now : undefined}
      onClick={() => answer(now)}
    >
      {text}
    </button>
  )
  return (
    <section ref={section} className={css.agreement} aria-label={t("agreement.title")} tabIndex={-1}>
      <p>{t("agreement.text")}</p>
      <div>
        {button("refused", t("agreement.refuse"))}
        {button("agreed", t("agreement.agree"))}
      </div>
    </section>
  )
}

type FooterButtonProps = { ref: React.RefObject<HTMLButtonElement | null>; open: () => void }

/** The way back to the question, in the place that the footer keeps for it. */
function FooterButton({ ref, open }: FooterButtonProps) {
  const { t } = useI18n()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => setPlace(document.getElementById("agreement-again")), [])
  return (
    place &&
    createPortal(
      <button type="button" ref={ref} onClick={open}>
        {t("agreement.title")}
      </button>,
      place,
    )
  )
}
