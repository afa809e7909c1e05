import { RelatedList } from "./related-list.tsx"

/** The related products of a product page. A file of its own, so that its messages come with it (vite/message-keys.ts): cards are in
 *  a file that many screens share. */
export const PlacedRelatedList = RelatedList
