import type { CSSProperties } from "react"
import type { Picture as PictureFile } from "#core/media/picture.ts"
import { Picture } from "../../../../ui/picture.tsx"
import * as css from "./viewer.module.css"

type ViewerSlideProps = {
  picture: PictureFile
  /** How many slides it is away from the shown one. */
  away: number
  zoomed: boolean
}

/** A picture as large as the window allows. Those further away than the next are not fetched. */
export function ViewerSlide({ picture, away, zoomed }: ViewerSlideProps) {
  const ratio = picture.width / picture.height
  const fitting = `min(100vw, ${Math.round(100 * ratio)}vh)`
  return (
    <li aria-hidden={away > 0} style={{ "--ratio": ratio } as CSSProperties}>
      <div className={css.viewerPicture}>
        {away <= 1 && <Picture picture={picture} sizes={zoomed && away === 0 ? "250vw" : fitting} eager />}
      </div>
    </li>
  )
}
