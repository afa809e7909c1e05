import { Crumbs } from "../../ui/crumbs.tsx"
import type { ListingHeading } from "./listing-heading.ts"

/** The way from the home page, the listing's name and a sentence about it. */
export function ListingHead({ heading: { trail, title, intro } }: { heading: ListingHeading }) {
  return (
    <>
      <Crumbs steps={trail} />
      <div className="page-head listing-head">
        <div>
          <h1>{title}</h1>
          <p>{intro}</p>
        </div>
      </div>
    </>
  )
}
