import { foldText } from "../search/fold-text.ts"

/** The key by which names of places are compared: without accents, case, spaces, hyphens and apostrophes. */
export const placeKey = (name: string): string => foldText(name).replace(/[^\p{L}\p{N}]/gu, "")
