import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react"
import type { Picture } from "#core/media/picture.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { island } from "../../../page/island.tsx"
import { Thumbnail } from "../../../ui/picture.tsx"
import { SlideArrows } from "../../../ui/slide-arrows.tsx"
import * as homes from "../homes.module.css"
import * as css from "./hero-slider.module.css"

/** Label of the button of a slide: its name, or a small picture. */
export type SlideLabel = {
  /** Of the slide's element. */
  id: string
  name: string
  thumbnail?: Pick<Picture, "url" | "sized" | "color"> | undefined
}

type HeroSliderProps = {
  labels: SlideLabel[]
  /** Small pictures beside the slides in place of the names. */
  thumbnails: boolean
  /** The slides, in a list. */
  children?: ReactNode
}

/** Slides side by side in a row that snaps. The names below are links to them, also without JavaScript. */
export const HeroSlider = island("hero-slider", ({ labels, thumbnails, children }: HeroSliderProps) => {
  const { t } = useI18n()
  const [current, setCurrent] = useState(0)
  const slider = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const row = slider.current?.querySelector("ul")
    const follow = () => row && setCurrent(Math.round(Math.abs(row.scrollLeft) / row.clientWidth))
    row?.addEventListener("scroll", follow)
    return () => row?.removeEventListener("scroll", follow)
  }, [])

  // The keyboard does not reach what is out of sight. Without a script the focus scrolls it into view.
  useEffect(() => {
    const slides = slider.current?.querySelectorAll("ul > li") ?? []
    for (const [index, slide] of slides.entries()) slide.toggleAttribute("inert", index !== current)
  }, [current])

  function show(index: number) {
    const row = slider.current?.querySelector("ul")
    const [first, ...others] = [...(row?.children ?? [])].filter((slide) => slide instanceof HTMLElement)
    const wanted = [first, ...others][(index + labels.length) % labels.length]
    if (wanted && first) row?.scrollTo({ left: wanted.offsetLeft - first.offsetLeft })
  }

  function choose(event: MouseEvent, index: number) {
    event.preventDefault()
    show(index)
  }

  return (
    <div className={css.heroSlider} ref={slider}>
      {children}
      {labels.length > 1 && (
        <>
          <SlideArrows
            className={css.heroArrows}
            previous={t("home.hero.previous")}
            next={t("home.hero.next")}
            onStep={(step) => show(current + step)}
          />
          <div
            className={
              thumbnails ? homes.heroThumbs : labels.length > 3 ? `${css.heroNames} ${css.many}` : css.heroNames
            }
          >
            <ol>
              {labels.map(({ id, name, thumbnail }, index) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    aria-current={index === current ? "true" : undefined}
                    onClick={(event) => choose(event, index)}
                  >
                    {thumbnail ? <Thumbnail picture={thumbnail} side={72} /> : <span>{name}</span>}
                    {thumbnails && <span className="sr">{name}</span>}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </>
      )}
    </div>
  )
})
