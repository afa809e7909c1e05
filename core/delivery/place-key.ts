import { foldText } from "../search/fold-text.ts"

/** What a place's names are compared by: without accents, case, spaces, hyphens and apostrophes. */
export const placeKey = (name: string): string => foldText(name).replace(/[^\p{L}\p{N}]/gu, "")
