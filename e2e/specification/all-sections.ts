import { accessibility, routeChange, withoutJavaScript } from "./promises.ts"
import type { Section } from "./section.ts"
import { section4 } from "./section-4.ts"
import { section5 } from "./section-5.ts"
import { section8 } from "./section-8.ts"
import { section9 } from "./section-9.ts"

/** All that the tests prove, in the order of the specification. */
export const allSections: Section[] = [
  routeChange,
  section4,
  section5,
  section8,
  section9,
  withoutJavaScript,
  accessibility,
]

/** Each tag that a test may carry, with its sentence. */
export const specificationTags = allSections.flatMap(({ sentences }) => Object.entries(sentences))
