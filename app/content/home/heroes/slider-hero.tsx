import { HeroSlider } from "./hero-slider.tsx"
import type { Slide } from "./showcase.ts"

type SliderHeroProps = {
  slides: Slide[]
  label: string
  /** The page's `<h1>` while there is no slide to give it. */
  title: string
  /** Fills the window's width, under the transparent bar, with small pictures beside the slides. */
  full?: boolean
}

/** A universe's first screen: its slides alone. */
export function SliderHero({ slides, label, title, full = false }: SliderHeroProps) {
  if (slides.length === 0) return <h1 className="wrap h2">{title}</h1>
  return (
    <section className={full ? "hero hero-alone hero-full" : "hero hero-alone"} aria-label={label}>
      <HeroSlider slides={slides} thumbnails={full} />
    </section>
  )
}
