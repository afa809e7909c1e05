import { type MouseEvent, type UIEvent, useRef, useState } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import { HeroSlide, useSlideWords } from "./hero-slide.tsx"
import type { Slide } from "./showcase.ts"

const slideId = (index: number) => `slide-${index + 1}`

/** Slides side by side in a row that snaps. The names below are links to them, also without JavaScript. */
export function HeroSlider({ slides }: { slides: Slide[] }) {
  const [current, setCurrent] = useState(0)
  const drawn = useRef<(HTMLLIElement | null)[]>([])
  const row = useRef<HTMLUListElement>(null)

  function show(index: number) {
    const wanted = drawn.current[(index + slides.length) % slides.length]
    const [first] = drawn.current
    if (wanted && first) row.current?.scrollTo({ left: wanted.offsetLeft - first.offsetLeft })
  }

  function follow({ currentTarget }: UIEvent<HTMLElement>) {
    setCurrent(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth))
  }

  return (
    <div className="hero-slider">
      <ul className="hero-row" ref={row} onScroll={follow}>
        {slides.map((slide, index) => (
          <HeroSlide
            key={slide.product.slug}
            slide={slide}
            id={slideId(index)}
            first={index === 0}
            ref={(element) => {
              drawn.current[index] = element
            }}
          />
        ))}
      </ul>
      {slides.length > 1 && (
        <>
          <SlideArrows onStep={(step) => show(current + step)} />
          <div className="hero-names">
            <ol>
              {slides.map((slide, index) => (
                <li key={slide.product.slug}>
                  <SlideLink slide={slide} index={index} current={index === current} onChoose={show} />
                </li>
              ))}
            </ol>
          </div>
        </>
      )}
    </div>
  )
}

function SlideArrows({ onStep }: { onStep: (step: number) => void }) {
  const { t } = useI18n()
  return (
    <div className="hero-arrows">
      <button type="button" className="round" aria-label={t("home.hero.previous")} onClick={() => onStep(-1)}>
        <Icon name="chevron-left" flip />
      </button>
      <button type="button" className="round" aria-label={t("home.hero.next")} onClick={() => onStep(1)}>
        <Icon name="chevron-right" flip />
      </button>
    </div>
  )
}

type SlideLinkProps = { slide: Slide; index: number; current: boolean; onChoose: (index: number) => void }

function SlideLink({ slide, index, current, onChoose }: SlideLinkProps) {
  const { name } = useSlideWords(slide)

  function choose(event: MouseEvent) {
    event.preventDefault()
    onChoose(index)
  }

  return (
    <a href={`#${slideId(index)}`} aria-current={current ? "true" : undefined} onClick={choose}>
      {name}
    </a>
  )
}
