import { VideoPlay } from "../../catalogue/product/gallery/video-play.tsx"
import * as home from "../../styles/home.module.css"
import { Picture } from "../../ui/picture.tsx"
import { SectionHead } from "../home/sections/section-head.tsx"
import type { SectionViews } from "./section-views.ts"
import * as css from "./sections.module.css"

/** A video behind a picture. Nothing comes from the video's host before the press. */
export function VideoSection({ title, text, videoId, picture }: SectionViews["video"]) {
  return (
    <section className={home.section}>
      {title && <SectionHead title={title} />}
      {text && <p className={css.videoText}>{text}</p>}
      <div className={css.videoCover}>
        {picture && <Picture picture={picture} sizes="92vw" alt="" />}
        <VideoPlay product={{ videoId, title }} />
      </div>
    </section>
  )
}
