import * as css from "../../styles/listing.module.css"
import { Crumbs } from "../../ui/crumbs.tsx"
import type { ListingHeading } from "./listing-heading.ts"

type Props = {
  heading: ListingHeading
  /** Whether products follow, whose prices stand in the first screen. */
  isAboveProducts?: boolean
}

/** The way from the home page, the listing's name and a sentence about it. */
export function ListingHead({ heading: { trail, title, language, intro }, isAboveProducts = false }: Props) {
  return (
    <>
      <Crumbs steps={trail} />
      <div className={isAboveProducts ? `${css.pageHead} ${css.listingHead}` : css.pageHead}>
        <div>
          <h1 {...language}>{title}</h1>
          <p>{intro}</p>
        </div>
      </div>
    </>
  )
}
