import type { Locale } from "../i18n/locale.ts"
import type { Texts } from "../i18n/texts.ts"

/** Only the staff see a draft; scheduled content is published at its moment. */
export const publishingStates = ["draft", "scheduled", "published"] as const
export type PublishingState = (typeof publishingStates)[number]

/** Returns the publication state at a moment.
 *  @param publishedAt ISO 8601; null = a draft
 *  @param now ISO 8601 */
export function publishingState(publishedAt: string | null, now: string): PublishingState {
  if (publishedAt === null) return "draft"
  return publishedAt <= now ? "published" : "scheduled"
}

type Publishable = { name: Texts; shortDescription: Texts; price: number }

/** Returns the fields without which a product cannot be published: texts in the shop's main language, and a price. */
export function missingToPublish(
  { name, shortDescription, price }: Publishable,
  main: Locale,
): ("name" | "shortDescription" | "price")[] {
  return [
    ...(name[main] === "" ? ["name" as const] : []),
    ...(shortDescription[main] === "" ? ["shortDescription" as const] : []),
    ...(price > 0 ? [] : ["price" as const]),
  ]
}
