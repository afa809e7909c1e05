import * as orderForm from "../forms/order-form.module.css"
import { useI18n } from "../i18n/i18n.tsx"
import * as fields from "../styles/fields.module.css"
import { Icon } from "../ui/icon.tsx"
import * as css from "./review.module.css"

type StarChoiceProps = {
  chosen: number
  why: string | null
  /** Whether it has the focus when the page comes. */
  isFirst: boolean
}

/** One to five stars as radio buttons: those up to the chosen one are filled by the style sheet alone. */
export function StarChoice({ chosen, why, isFirst }: StarChoiceProps) {
  const { t } = useI18n()
  return (
    <fieldset
      className={`${fields.field} ${orderForm.full} ${css.starChoice}`}
      aria-describedby={why ? "review-rating-why" : undefined}
    >
      <legend className={fields.label}>{t("review.stars")}</legend>
      <div>
        {[1, 2, 3, 4, 5].map((n) => (
          <label key={n}>
            <input
              type="radio"
              name="rating"
              value={n}
              defaultChecked={chosen === n}
              required
              // biome-ignore lint/a11y/noAutofocus: what is missing, after a form that was sent.
              autoFocus={isFirst && n === 1}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 2.6l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.6l-5.9 3.2 1.2-6.6L2.5 9.6l6.6-.9z" />
            </svg>
            <span className="sr">{t("review.star", { n })}</span>
          </label>
        ))}
      </div>
      {why && (
        <p className={fields.why} id="review-rating-why">
          <Icon name="circle-alert" />
          {why}
        </p>
      )}
    </fieldset>
  )
}
