import type { ComponentType, ReactNode } from "react"
import type { Settings } from "../../api-client/content.ts"
import { NewsletterSection } from "../../customers/newsletter/newsletter.tsx"
import { Deal } from "../home/heroes/deal.tsx"
import * as hero from "../home/heroes/hero.module.css"
import { Hero } from "../home/heroes/hero.tsx"
import * as home from "../home/home.module.css"
import * as homeParts from "../home/home-parts.module.css"
import { ProductSection } from "../home/sections/product-section.tsx"
import { ProductTabs } from "../home/sections/product-tabs.tsx"
import { type RareKind, RareSection } from "./rare-section.tsx"
import type { SectionView, SectionViews } from "./section-views.ts"
import { type StillKind, StillSection } from "./still-section.tsx"

type PageFacts = {
  settings: Settings
  /** ISO 8601 */
  now: string
}

type Props<K extends keyof SectionViews> = SectionViews[K] & PageFacts & { id: string; isFirst: boolean }

/** The component of each kind that does more than being shown and that most pages have. */
const components: { [K in Exclude<keyof SectionViews, StillKind | RareKind>]: ComponentType<Props<K>> } = {
  slides: Hero,
  "product-row": ProductSection,
  "product-tabs": ProductTabs,
  deal: Deal,
  newsletter: NewsletterSection,
}

const rareKinds = {
  "product-aisles": true,
  "product-banner": true,
  "category-tabs": true,
  coupons: true,
  video: true,
} satisfies Record<RareKind, true>

const isRare = (kind: keyof SectionViews): kind is RareKind => Object.hasOwn(rareKinds, kind)
const isStill = (kind: Exclude<keyof SectionViews, RareKind>): kind is StillKind => !Object.hasOwn(components, kind)

/** Whether a section is as wide as the window. */
const isFull = (section: SectionView) =>
  section.kind === "newsletter" ||
  section.kind === "slide-words" ||
  (section.kind === "slides" && section.view.look === "full")

/** Whether a section begins under the transparent bar of a layout. */
export const isUnderBar = (section: SectionView | undefined) =>
  section !== undefined && section.kind !== "newsletter" && isFull(section)

const hasSlides = ({ kind }: SectionView) => kind === "slides" || kind === "slide-words"

type PageSectionsProps = PageFacts & {
  sections: readonly SectionView[]
  /** The page's `<h1>` while there is no slide to give it; undefined where the page has one above its sections. */
  title: string | undefined
}

/** The sections of a page: those beside each other in one column, others as wide as the window. */
export function PageSections({ sections, title, settings, now }: PageSectionsProps) {
  const first = title === undefined ? undefined : sections.find(hasSlides)
  const parts: ReactNode[] = []
  let column: ReactNode[] = first || title === undefined ? [] : [<PlainTitle key="title" title={title} />]
  const endColumn = () => {
    if (column.length === 0) return
    parts.push(
      <div key={`column-${parts.length}`} className={`wrap ${homeParts.home}`}>
        {column}
      </div>,
    )
    column = []
  }
  for (const section of sections) {
    const shown = (
      <AnySection key={section.id} section={section} isFirst={section === first} settings={settings} now={now} />
    )
    if (isFull(section)) {
      endColumn()
      parts.push(shown)
    } else column.push(shown)
  }
  endColumn()
  return parts
}

function PlainTitle({ title }: { title: string }) {
  return <h1 className={`${home.h2} ${hero.heroPlain}`}>{title}</h1>
}

function AnySection({ section, ...facts }: PageFacts & { section: SectionView; isFirst: boolean }) {
  const { kind, id, view } = section
  if (isRare(kind)) return <RareSection kind={kind} view={view} id={id} now={facts.now} />
  if (isStill(kind)) return <StillSection kind={kind} view={view} {...facts} />
  // Kind and view belong together by the type of a section's view.
  const Component = components[kind] as ComponentType<typeof view & typeof facts & { id: string }>
  return <Component {...view} {...facts} id={id} />
}
