import { ViewedPlace } from "../../cards/viewed-place.tsx"
import { PageSections, type PageSectionsProps } from "../sections/page-sections.tsx"

/** The sections of a home page, and behind those with goods what this browser has looked at. */
export function HomeSections(props: Omit<PageSectionsProps, "end">) {
  return <PageSections {...props} end={<ViewedPlace key="viewed" />} />
}
