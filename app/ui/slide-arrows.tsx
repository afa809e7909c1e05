import * as cardTools from "../styles/card-tools.module.css"
import * as panel from "../styles/panel.module.css"
import { Icon } from "./icon.tsx"

type SlideArrowsProps = { className: string; previous: string; next: string; onStep: (step: 1 | -1) => void }

/** The two buttons of a row that slides; not shown where there is no JavaScript. */
export function SlideArrows({ className, previous, next, onStep }: SlideArrowsProps) {
  return (
    <div className={`${className} ${panel.needsScript}`}>
      <button type="button" className={cardTools.round} aria-label={previous} onClick={() => onStep(-1)}>
        <Icon name="chevron-left" flip />
      </button>
      <button type="button" className={cardTools.round} aria-label={next} onClick={() => onStep(1)}>
        <Icon name="chevron-right" flip />
      </button>
    </div>
  )
}
