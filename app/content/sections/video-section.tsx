import { VideoPlay } from "../../catalogue/product/gallery/video-play.tsx"
import { Picture } from "../../ui/picture.tsx"
import { SectionHead } from "../home/sections/section-head.tsx"
import type { SectionViews } from "./section-views.ts"

/** A video behind a picture. Nothing comes from the video's host before the press. */
export function VideoSection({ title, text, videoId, picture }: SectionViews["video"]) {
  return (
    <section className="section">
      {title && <SectionHead title={title} />}
      {text && <p className="video-text">{text}</p>}
      <div className="video-cover">
        {picture && <Picture picture={picture} sizes="92vw" alt="" />}
        <VideoPlay product={{ videoId, title }} />
      </div>
    </section>
  )
}
