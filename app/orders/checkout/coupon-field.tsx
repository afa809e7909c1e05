import { type KeyboardEvent, useEffect, useId, useRef } from "react"
import { useI18n } from "../../i18n/i18n.tsx"
import { useLacks } from "../../page/page.tsx"
import * as buttons from "../../styles/buttons.module.css"
import * as fields from "../../styles/fields.module.css"
import { Icon } from "../../ui/icon.tsx"
import { changeText } from "../order-form/change-text.ts"
import * as couponEntry from "../order-form/coupon-entry.module.css"
import type { CouponOfCart } from "./use-coupon.ts"

/** Characters of a coupon's code, as the contract has it. */
const maxCode = 40

/** The coupon of a cart: entered, then shown with a way to take it off; nothing where the API knows no coupons. It stands
 *  inside a form without being sent. */
export function CouponField({ coupon }: { coupon: CouponOfCart }) {
  const lacks = useLacks()
  return lacks("coupons") ? null : <CouponInput coupon={coupon} />
}

function CouponInput({ coupon }: { coupon: CouponOfCart }) {
  const i18n = useI18n()
  const { t } = i18n
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const taker = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  const { rejected, code, holding, asking, apply, remove } = coupon

  // The pressed button leaves with the change; its replacement takes the focus.
  useEffect(() => {
    const place = holding ? taker.current : input.current
    if (pressed.current && document.activeElement === document.body) place?.focus()
    pressed.current = false
  }, [holding])

  const why = rejected && whyText(rejected, i18n)
  const applyInput = () => {
    pressed.current = true
    if (input.current?.value.trim()) apply(input.current.value)
    input.current?.focus()
  }
  // Enter would send the form around the field.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return
    event.preventDefault()
    applyInput()
  }
  return (
    <div className={`${fields.field}${why ? ` ${fields.bad}` : ""}`}>
      {holding ? (
        <p className={couponEntry.couponHeld}>
          <Icon name="badge-percent" />
          <span>
            {t("checkout.coupon")} <bdi>{holding}</bdi>
          </span>
          <button
            type="button"
            ref={taker}
            className={buttons.link}
            onClick={() => {
              pressed.current = true
              remove()
            }}
          >
            {t("checkout.couponRemove")}
          </button>
        </p>
      ) : (
        <>
          <label htmlFor={id}>{t("checkout.couponLabel")}</label>
          <div className={couponEntry.couponEntry}>
            <input
              id={id}
              ref={input}
              defaultValue={code}
              maxLength={maxCode}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              dir="ltr"
              onKeyDown={onKeyDown}
              aria-invalid={why !== null}
              aria-describedby={`${id}-why`}
            />
            <button
              type="button"
              className={`${buttons.btn} ${buttons.btnQuiet}`}
              onClick={applyInput}
              aria-disabled={asking}
            >
              {t("checkout.couponApply")}
            </button>
          </div>
        </>
      )}
      <div id={`${id}-why`} role="status">
        {why && (
          <p className={fields.why}>
            <Icon name="circle-alert" />
            {why}
          </p>
        )}
        {holding && <span className="sr">{t("checkout.couponHolds", { code: holding })}</span>}
      </div>
    </div>
  )
}

function whyText(rejected: NonNullable<CouponOfCart["rejected"]>, i18n: ReturnType<typeof useI18n>): string {
  if (rejected === "away") return i18n.t("checkout.couponAway")
  return rejected === "tooMany" ? i18n.t("checkout.couponTooMany") : changeText(rejected, i18n)
}
