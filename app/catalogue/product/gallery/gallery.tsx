import { type Ref, startTransition, useImperativeHandle, useState } from "react"
import { isInStock, isOnSale } from "#core/catalogue/product.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as marks from "../../../styles/marks.module.css"
import { Thumbnail } from "../../../ui/picture.tsx"
import type { BlockProduct } from "../block-product.ts"
import { BlankTile } from "../card/product-tile.tsx"
import type { ProductVariant } from "../product-variants.ts"
import * as css from "./gallery.module.css"
import type { Gallery } from "./gallery-pictures.ts"
import { Slides } from "./slides.tsx"
import { useViewer } from "./use-viewer.ts"
import { VideoPlay } from "./video-play.tsx"

type ProductGalleryProps = {
  /** Begins the ids of the pictures. */
  id: string
  product: Omit<BlockProduct, "variants">
  gallery: Gallery
  variant: Pick<ProductVariant, "gallery" | "video">
  /** What shows another one. */
  ref: Ref<GalleryHandle>
}

/** What is shown is the gallery's own, so that a swipe renders nothing else of the page; a choice beside it asks for it. */
export type GalleryHandle = {
  /** Makes a picture the main one. */
  show: (index: number) => void
  /** Fetches a picture that may be shown next. */
  prefetch: (index: number) => void
}

/** A product's pictures, laid out as its page's variant says; on phones most kinds are swiped. Every picture is a link:
 *  small ones to the large one, large ones to the file, so that both work without JavaScript. */
export function ProductGallery({ id, product, gallery, variant, ref }: ProductGalleryProps) {
  const [shown, onShow] = useState(0)
  const [ahead, setAhead] = useState<number | null>(null)
  useImperativeHandle(ref, () => ({ show: onShow, prefetch: (index) => startTransition(() => setAhead(index)) }), [])
  const { pictures, thumbnails } = gallery
  const kind = variant.gallery
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
        {variant.video && <VideoPlay product={product} />}
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
