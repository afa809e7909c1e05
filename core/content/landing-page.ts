import { isSlug } from "../text/slug.ts"
import type { SectionKind } from "./sections/section.ts"

/** Bounds of the landing pages that the merchant makes; texts in characters.
 *  @property stored all pages, also those that were removed and can come back */
export const landingLimits = { pages: 50, stored: 100, slug: 60, title: 160, text: 600 }

/** For how many days a removed landing page can be brought back. */
export const landingDays = 30

/** The lengths of the periods that a landing page is counted over, in days. */
export const landingPeriods = [7, 30, 90] as const
export type LandingPeriod = (typeof landingPeriods)[number]

/** The path of a landing page, without language. */
export const landingPath = (slug: string): string => `/lp/${slug}`

/** Whether an address may be that of a landing page. */
export const isLandingSlug = (slug: string): boolean => slug.length <= landingLimits.slug && isSlug(slug)

/** The kinds of sections that a landing page may have: those that lead nowhere else, and the order form. */
export const landingKinds = [
  "order-form",
  "text-picture",
  "promises",
  "reviews",
  "video",
] as const satisfies readonly SectionKind[]

export const isLandingKind = (kind: SectionKind): boolean => landingKinds.some((one) => one === kind)

/** Returns the error of a landing page's list of sections; undefined = none. A list has one visible order form. */
export function findLandingProblem(
  sections: readonly { kind: SectionKind; hidden: boolean; startsAt: string | null; endsAt: string | null }[],
): "kind" | "form" | undefined {
  if (!sections.every(({ kind }) => isLandingKind(kind))) return "kind"
  const forms = sections.filter(({ kind }) => kind === "order-form")
  const isSeen = forms.every(({ hidden, startsAt, endsAt }) => !hidden && startsAt === null && endsAt === null)
  return forms.length === 1 && isSeen ? undefined : "form"
}

/** The share of visitors who ordered, from 0 to 1; null while nobody came. An order of a visitor whose browser counts
 *  nothing makes it no more than 1. */
export const conversionRate = (orders: number, visits: number): number | null =>
  visits === 0 ? null : Math.min(1, orders / visits)
