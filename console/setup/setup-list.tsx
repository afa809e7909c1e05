import { Link } from "react-router"
import { useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"
import * as css from "./setup.module.css"
import type { SetupStep } from "./use-setup-steps.ts"

/** The checklist of a shop that is not open yet; each step leads to its screen, the next one stands out. */
export function SetupList({ steps }: { steps: SetupStep[] }) {
  const t = useText()
  // Its products fill the storefront, as do the shop's own.
  const isOpen =
    steps[0]?.path === "/settings/sample" || steps.some(({ text, isDone }) => text === "setup.products" && isDone)
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <section className={css.setup} aria-labelledby="setup-title">
      <h2 id="setup-title">{t("setup.title")}</h2>
      {!isOpen && <p className="muted">{t("setup.text")}</p>}
      <ol>
        {steps.map((step, index) => (
          <li key={step.path} data-done={step.isDone || undefined} aria-current={step === next ? "step" : undefined}>
            <span className={css.setupMark} aria-hidden="true">
              {step.isDone ? <Icon name="check" /> : index + 1}
            </span>
            <div>
              {step.isStorefront ? (
                <a href={step.path} target="_blank" rel="noreferrer">
                  {t(step.text)}
                </a>
              ) : (
                <Link to={step.path}>
                  {t(step.text)}
                  {step.isDone && <span className="sr"> ({t("setup.done")})</span>}
                </Link>
              )}
              <p className="muted">{t(step.hint)}</p>
            </div>
            <Icon name="chevron-right" flip />
          </li>
        ))}
      </ol>
    </section>
  )
}
