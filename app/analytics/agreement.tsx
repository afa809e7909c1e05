import { useEffect, useRef, useState, useSyncExternalStore } from "react"
import { createPortal } from "react-dom"
import {
  type PixelEvent,
  type Purchase,
  pageView,
  pixelFramePath,
  purchaseEvent,
  withPurchase,
} from "#core/analytics/ad-pixel.ts"
import { useI18n } from "../i18n/i18n.tsx"
import "./agreement.css"
import { createListStore } from "../browser/list-store.ts"
import { storedText } from "../browser/stored-text.ts"
import * as buttons from "../styles/buttons.module.css"
import * as css from "./agreement.module.css"

/** May this event go now? Asked when it is about to. */
type Claim = () => boolean

type PixelHost = {
  /** Sends an event when the network's script is there. */
  send(event: PixelEvent, claim?: Claim): void
  /** Ends the pixel and all that its script has begun. */
  close(): void
}

/** Loads the ad pixel in a frame with an origin of its own: its script sees neither the page's address nor the page.
 *  Where the script is not let through, by a filter or a weak network, events wait until the page is left. */
function openPixelHost(): PixelHost {
  const frame = document.createElement("iframe")
  const waiting: [event: PixelEvent, claim: Claim | undefined][] = []
  let ready = false

  function post(event: PixelEvent, claim?: Claim) {
    // The frame's origin has no name; who listens there is known, and what is sent is meant for it.
    if (claim?.() !== false) frame.contentWindow?.postMessage(event, "*")
  }

  function listen({ source, data }: MessageEvent) {
    if (source !== frame.contentWindow || data !== "pixel-ready") return
    ready = true
    for (const [event, claim] of waiting.splice(0)) post(event, claim)
  }

  addEventListener("message", listen)
  frame.sandbox.add("allow-scripts")
  frame.referrerPolicy = "no-referrer"
  frame.hidden = true
  frame.src = pixelFramePath
  document.body.append(frame)
  return {
    send(event, claim) {
      if (ready) post(event, claim)
      else waiting.push([event, claim])
    },
    close() {
      removeEventListener("message", listen)
      frame.remove()
    },
  }
}

const record = storedText("hanout_purchases", () => localStorage, window)
let ofThisPage: string | null = null

/** Enters an order that is about to be told.
 *  @returns false when it was told before, in any tab and before any reload */
function claimPurchase(eventId: string): boolean {
  const next = withPurchase(record.read() ?? ofThisPage, eventId)
  if (next === null) return false
  ofThisPage = next
  record.write(next)
  return true
}

/** While the visitor agrees, tells the ad pixel of every page, and of every order once. */
function usePixel(agreed: boolean, purchase: Purchase | null): void {
  const host = useRef<PixelHost>(null)
  const { eventId, value } = purchase ?? {}

  useEffect(() => {
    if (!agreed) return undefined
    const opened = openPixelHost()
    host.current = opened
    return () => {
      host.current = null
      opened.close()
    }
  }, [agreed])

  useEffect(() => {
    if (agreed) host.current?.send(pageView(location.pathname))
  }, [agreed])

  useEffect(() => {
    if (!agreed || eventId === undefined || value === undefined) return
    host.current?.send(purchaseEvent({ eventId, value }), () => claimPurchase(eventId))
  }, [agreed, eventId, value])
}

type Choice = "agreed" | "refused"

/** The visitor's choice on advertising measurement, stored in the browser and equal in every tab; null = none yet. */
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
