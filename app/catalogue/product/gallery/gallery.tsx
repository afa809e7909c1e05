import {
  type ComponentType,
  type MouseEvent,
  memo,
  type Ref,
  startTransition,
  useCallback,
  useImperativeHandle,
  useState,
} from "react"
import { flushSync } from "react-dom"
import { isInStock, isOnSale } from "#core/catalogue/product.ts"
import type { Picture as PictureFile } from "#core/media/picture.ts"
import type { BlockProduct } from "../../../cards/block-product.ts"
import { BlankTile } from "../../../cards/product-tile.tsx"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as cardTools from "../../../styles/card-tools.module.css"
import * as marks from "../../../styles/marks.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { Picture, Thumbnail } from "../../../ui/picture.tsx"
import { SlideArrows } from "../../../ui/slide-arrows.tsx"
import type { GalleryKind, ProductPageLayout } from "../product-page-layouts.ts"
import * as css from "./gallery.module.css"
import * as galleryKinds from "./gallery-kinds.module.css"
import type { Gallery } from "./gallery-pictures.ts"
import { useSwipe } from "./use-swipe.ts"
import { VideoPlay } from "./video-play.tsx"
import type { ViewerProps } from "./viewer/viewer.tsx"

type Opened = { Viewer: ComponentType<ViewerProps>; first: number }

/** The full-screen view of a gallery, whose code comes with the first press; a press with a modifier key still opens the file
 *  in another tab. After closing, the picture that was seen last is shown, and its link has the focus.
 *  @param idOf the id of the element that holds a picture's link
 *  @returns `openViewer` is the same at every render */
function useViewer(onShow: (index: number) => void, idOf: (index: number) => string) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const openViewer = useCallback((event: MouseEvent, { url }: PictureFile, first: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    import("./viewer/viewer.tsx").then(
      ({ Viewer }) => setOpened({ Viewer, first }),
      () => location.assign(url),
    )
  }, [])
  const closeViewer = (shown: number) => {
    // A picture that waits behind another one cannot be focused before it is shown.
    flushSync(() => {
      setOpened(null)
      onShow(shown)
    })
    document.getElementById(idOf(shown))?.querySelector("a")?.focus()
  }
  return { opened, openViewer, closeViewer }
}

/** The picture is as wide as the screen there. A phone of 720 pixels takes the form of 640, a ninth narrower, and not the one of
 *  960: 7.9 instead of 13.4 KB of the sample's headphones. */
const onPhones = "(max-width: 47.99rem) 88vw"

/** How wide a large picture is displayed. */
const sizes: Record<GalleryKind, string> = {
  thumbnails: `${onPhones}, (max-width: 68rem) 45vw, 38rem`,
  stacked: `${onPhones}, (max-width: 68rem) 45vw, 44rem`,
  columns: `${onPhones}, (max-width: 68rem) 22vw, 22rem`,
  slider: `${onPhones}, (max-width: 68rem) 38vw, 38rem`,
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
function Slides({ pictures, kind, shown, onShow, ahead, pictureId, onOpen }: SlidesProps) {
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

type ProductGalleryProps = {
  /** Begins the ids of the pictures. */
  id: string
  product: Omit<BlockProduct, "variants">
  gallery: Gallery
  layout: Pick<ProductPageLayout, "gallery" | "video">
  /** Handle to show another picture. */
  ref: Ref<GalleryHandle>
}

/** The shown picture is state of the gallery, so that a swipe renders nothing else of the page; a choice beside it
 *  calls the handle. */
export type GalleryHandle = {
  /** Makes a picture the main one. */
  show: (index: number) => void
  /** Fetches a picture that may be shown next. */
  prefetch: (index: number) => void
}

/** A product's pictures, laid out as its page says; on phones they are swiped. Every picture is a link:
 *  small ones to the large one, large ones to the file, so that both work without JavaScript. */
export function ProductGallery({ id, product, gallery, layout, ref }: ProductGalleryProps) {
  const [shown, onShow] = useState(0)
  const [ahead, setAhead] = useState<number | null>(null)
  useImperativeHandle(ref, () => ({ show: onShow, prefetch: (index) => startTransition(() => setAhead(index)) }), [])
  const { pictures, thumbnails } = gallery
  const kind = layout.gallery
  const beside = kind === "thumbnails" && thumbnails > 1
  const pictureId = (index: number) => `${id}-image-${index + 1}`
  const { opened, openViewer, closeViewer } = useViewer(onShow, pictureId)
  return (
    <div className={beside ? css.gallery : `${css.gallery} ${css.single}`} data-gallery={kind}>
      {beside && <Thumbnails gallery={gallery} shown={shown} onShow={onShow} pictureId={pictureId} />}
      <div className={css.mainPic}>
        {pictures.length === 0 ? (
          <BlankTile universe={product.productType} />
        ) : (
          <Slides
            pictures={pictures}
            kind={kind}
            shown={shown}
            onShow={onShow}
            ahead={ahead}
            pictureId={pictureId}
            onOpen={openViewer}
          />
        )}
        <GalleryMark product={product} />
        {layout.video && <VideoPlay product={product} />}
      </div>
      {pictures.length > 1 && (
        <div className={css.dots} aria-hidden="true">
          {pictures.map((picture, index) => (
            <i key={picture.url} data-shown={index === shown || undefined} />
          ))}
        </div>
      )}
      {opened && <opened.Viewer pictures={pictures} first={opened.first} onClose={closeViewer} />}
    </div>
  )
}

type ThumbnailsProps = {
  gallery: Gallery
  shown: number
  onShow: (index: number) => void
  pictureId: (index: number) => string
}

function Thumbnails({ gallery: { pictures, thumbnails }, shown, onShow, pictureId }: ThumbnailsProps) {
  const { t } = useI18n()
  return (
    <nav className={css.thumbs} aria-label={t("product.pictures")}>
      {pictures.slice(0, thumbnails).map((picture, index) => (
        <a
          key={picture.url}
          href={`#${pictureId(index)}`}
          data-shows-picture=""
          aria-current={index === shown ? "true" : undefined}
          aria-label={t("product.picture", { n: index + 1 })}
          onClick={(event) => {
            event.preventDefault()
            onShow(index)
          }}
        >
          <Thumbnail picture={picture} side={80} />
        </a>
      ))}
    </nav>
  )
}

function GalleryMark({ product }: { product: Pick<BlockProduct, "status" | "discount"> }) {
  const { t } = useI18n()
  if (!isInStock(product)) return <span className={`${marks.tag} ${marks.tagInk}`}>{t("card.soldOut")}</span>
  if (!isOnSale(product)) return null
  return (
    <span className={marks.tag}>
      <bdi dir="ltr">{t("card.discount", { percent: product.discount })}</bdi>
    </span>
  )
}
