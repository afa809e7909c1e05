import { beautySections } from "./sections/beauty.ts"
import { fashionSections } from "./sections/fashion.ts"
import { homeSections } from "./sections/home.ts"
import { jewelrySections } from "./sections/jewelry.ts"

/** The sections of the four home pages, by the pages' paths. */
export const sections = {
  home: homeSections,
  "home-2": fashionSections,
  "home-3": beautySections,
  "home-4": jewelrySections,
}
