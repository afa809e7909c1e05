import { type MouseEvent, memo } from "react"
import type { Picture as PictureFile } from "#core/media/picture.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { SlideArrows } from "../../../ui/slide-arrows.tsx"
import * as cardTools from "../card/card-tools.module.css"
import type { GalleryKind } from "../product-variants.ts"
import * as css from "./gallery.module.css"
import * as galleryKinds from "./gallery-kinds.module.css"
import { useSwipe } from "./use-swipe.ts"

/** The picture is as wide as the screen there. A phone of 720 pixels takes the form of 640, a ninth narrower, and not the one of
 *  960: 7.9 instead of 13.4 KB of the sample's headphones. */
const onPhones = "(max-width: 47.99rem) 88vw"

/** How wide a large picture is displayed. */
const sizes: Record<GalleryKind, string> = {
  thumbnails: `${onPhones}, (max-width: 68rem) 100vw, 38rem`,
  stacked: `${onPhones}, (max-width: 68rem) 100vw, 44rem`,
  columns: "(max-width: 68rem) 50vw, 22rem",
  slider: `${onPhones}, 40rem`,
}

type SlidesProps = {
  pictures: PictureFile[]
  kind: GalleryKind
  shown: number
  onShow: (index: number) => void
  ahead: number | null
  pictureId: (index: number) => string
  onOpen: (event: MouseEvent, picture: PictureFile, index: number) => void
}

type SlideProps = Pick<SlidesProps, "onOpen"> & {
  id: string
  picture: PictureFile
  index: number
  sizes: string
  isShown: boolean
  eager: boolean
}

/** One picture: a change of the shown one renders two of them again. */
const Slide = memo(function Slide({ id, picture, index, sizes, isShown, eager, onOpen }: SlideProps) {
  const { t } = useI18n()
  return (
    <li id={id} data-shown={isShown || undefined}>
      <a href={picture.url} aria-haspopup="dialog" onClick={(event) => onOpen(event, picture, index)}>
        <Picture picture={picture} sizes={sizes} priority={index === 0} eager={eager} />
        <span className={`${cardTools.round} ${css.zoom}`}>
          <span className="sr">{t("product.zoom")}</span>
          <Icon name="maximize-2" />
        </span>
      </a>
    </li>
  )
})

/** The large pictures, each a link to its file; the style sheet lays them out by the gallery's kind. */
export function Slides({ pictures, kind, shown, onShow, ahead, pictureId, onOpen }: SlidesProps) {
  const { t } = useI18n()
  const { list, events, step } = useSwipe(shown, onShow)
  return (
    <>
      <ul className={css.slides} ref={list} {...events}>
        {pictures.map((picture, index) => (
          <Slide
            key={picture.url}
            id={pictureId(index)}
            picture={picture}
            index={index}
            sizes={sizes[kind]}
            isShown={index === shown}
            eager={index === 0 || index === ahead}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {kind === "slider" && pictures.length > 2 && (
        <SlideArrows
          className={galleryKinds.sliderArrows}
          previous={t("product.previous")}
          next={t("product.next")}
          onStep={step}
        />
      )}
    </>
  )
}
