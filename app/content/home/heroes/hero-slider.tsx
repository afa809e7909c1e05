import { type MouseEvent, type UIEvent, useRef, useState } from "react"
import { unpackCard } from "../../../catalogue/product/card/packed-card.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { Thumbnail } from "../../../ui/picture.tsx"
import { SlideArrows } from "../../../ui/slide-arrows.tsx"
import * as homes from "../homes.module.css"
import { HeroSlide, useSlideWords } from "./hero-slide.tsx"
import * as css from "./hero-slider.module.css"
import { type Slide, slidePicture } from "./slide.ts"

const slideId = (section: string, index: number) =>
  section === "1" ? `slide-${index + 1}` : `slide-${section}-${index + 1}`

type HeroSliderProps = {
  slides: Slide[]
  /** Of the section, unique on the page. */
  section: string
  /** Whether it has the page's `<h1>`. */
  isFirst: boolean
  /** Small pictures beside the slides in place of the names. */
  thumbnails?: boolean
}

/** Slides side by side in a row that snaps. The names below are links to them, also without JavaScript. */
export function HeroSlider({ slides, section, isFirst, thumbnails = false }: HeroSliderProps) {
  const { t } = useI18n()
  const [current, setCurrent] = useState(0)
  const slideElements = useRef<(HTMLLIElement | null)[]>([])
  const row = useRef<HTMLUListElement>(null)

  function show(index: number) {
    const wanted = slideElements.current[(index + slides.length) % slides.length]
    const [first] = slideElements.current
    if (wanted && first) row.current?.scrollTo({ left: wanted.offsetLeft - first.offsetLeft })
  }

  function follow({ currentTarget }: UIEvent<HTMLElement>) {
    setCurrent(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth))
  }

  return (
    <div className={css.heroSlider}>
      <ul className={css.heroRow} ref={row} onScroll={follow}>
        {slides.map((slide, index) => (
          <HeroSlide
            key={slideId(section, index)}
            slide={slide}
            id={slideId(section, index)}
            first={isFirst && index === 0}
            ref={(element) => {
              slideElements.current[index] = element
            }}
          />
        ))}
      </ul>
      {slides.length > 1 && (
        <>
          <SlideArrows
            className={css.heroArrows}
            previous={t("home.hero.previous")}
            next={t("home.hero.next")}
            onStep={(step) => show(current + step)}
          />
          <div
            className={
              thumbnails ? homes.heroThumbs : slides.length > 3 ? `${css.heroNames} ${css.many}` : css.heroNames
            }
          >
            <ol>
              {slides.map((slide, index) => (
                <li key={slideId(section, index)}>
                  <SlideLink
                    slide={slide}
                    id={slideId(section, index)}
                    index={index}
                    thumbnails={thumbnails}
                    current={index === current}
                    onChoose={show}
                  />
                </li>
              ))}
            </ol>
          </div>
        </>
      )}
    </div>
  )
}

type SlideLinkProps = {
  slide: Slide
  id: string
  index: number
  thumbnails: boolean
  current: boolean
  onChoose: (index: number) => void
}

function SlideLink({ slide, id, index, thumbnails, current, onChoose }: SlideLinkProps) {
  const { name } = useSlideWords(slide)
  const { product } = slide
  const picture = thumbnails ? slidePicture(slide) : null

  function choose(event: MouseEvent) {
    event.preventDefault()
    onChoose(index)
  }

  return (
    <a href={`#${id}`} aria-current={current ? "true" : undefined} onClick={choose}>
      {picture ? <Thumbnail picture={picture} side={72} /> : <span>{name}</span>}
      {thumbnails && <span className="sr">{product ? unpackCard(product).title : name}</span>}
    </a>
  )
}
