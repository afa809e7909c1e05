import { type MouseEvent, useEffect, useRef } from "react"
import { isInStock, isOnSale, type Picture, type Product } from "#core/product.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import type { Gallery } from "./gallery-pictures.ts"
import { BlankTile } from "./product-tile.tsx"
import { useZoom, ZoomDialog } from "./zoom-dialog.tsx"

type ProductGalleryProps = {
  /** Begins the ids of the pictures. */
  id: string
  product: Product
  gallery: Gallery
  /** Index of the main picture. */
  shown: number
  onShow: (index: number) => void
}

/** Small images beside a large one; on phones the large ones are swiped. Every picture is a link: small ones to the
 *  large one, large ones to the file, so that both work without JavaScript. */
export function ProductGallery({ id, product, gallery, shown, onShow }: ProductGalleryProps) {
  const { t } = useI18n()
  const { zoomed, zoom, closeZoom } = useZoom()
  const { pictures, thumbnails } = gallery
  const pictureId = (index: number) => `${id}-image-${index + 1}`
  return (
    <div className={thumbnails > 1 ? "gallery" : "gallery single"}>
      {thumbnails > 1 && (
        <nav className="thumbs" aria-label={t("product.pictures")}>
          {pictures.slice(0, thumbnails).map((picture, index) => (
            <a
              key={picture.url}
              href={`#${pictureId(index)}`}
              aria-current={index === shown ? "true" : undefined}
              aria-label={t("product.picture", { n: index + 1 })}
              onClick={(event) => {
                event.preventDefault()
                onShow(index)
              }}
            >
              <img src={picture.url} alt="" width={80} height={80} loading="lazy" decoding="async" />
            </a>
          ))}
        </nav>
      )}
      <div className="main-pic">
        {pictures.length === 0 && <BlankTile universe={product.productType} />}
        <Slides {...{ pictures, shown, onShow, pictureId }} onZoom={zoom} />
        <GalleryMark product={product} />
      </div>
      {pictures.length > 1 && (
        <div className="dots" aria-hidden="true">
          {pictures.map((picture, index) => (
            <i key={picture.url} data-shown={index === shown || undefined} />
          ))}
        </div>
      )}
      {zoomed && <ZoomDialog picture={zoomed} onClose={closeZoom} />}
    </div>
  )
}

type SlidesProps = {
  pictures: Picture[]
  shown: number
  onShow: (index: number) => void
  pictureId: (index: number) => string
  onZoom: (event: MouseEvent, picture: Picture) => void
}

function Slides({ pictures, shown, onShow, pictureId, onZoom }: SlidesProps) {
  const { t } = useI18n()
  const { list, onScroll } = useSwipe(shown, onShow)
  return (
    <ul className="slides" ref={list} onScroll={onScroll}>
      {pictures.map((picture, index) => (
        <li key={picture.url} id={pictureId(index)} data-shown={index === shown || undefined}>
          <a href={picture.url} onClick={(event) => onZoom(event, picture)}>
            <img
              src={picture.url}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              loading={index === 0 ? "eager" : "lazy"}
              fetchPriority={index === 0 ? "high" : "auto"}
              decoding="async"
            />
            <span className="round zoom">
              <span className="sr">{t("product.zoom")}</span>
              <Icon name="maximize-2" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Keeps the swiped list and the main picture in step. On wide screens the list has one picture and never scrolls. */
function useSwipe(shown: number, onShow: (index: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const swiped = useRef(shown)

  useEffect(() => {
    const slide = list.current?.children[shown]
    if (swiped.current === shown || !(slide instanceof HTMLElement)) return
    swiped.current = shown
    list.current?.scrollTo({ left: slide.offsetLeft })
  }, [shown])

  const onScroll = () => {
    if (!list.current?.clientWidth) return
    // scrollLeft counts down from 0 where the page is written from right to left.
    const index = Math.round(Math.abs(list.current.scrollLeft) / list.current.clientWidth)
    if (index === swiped.current) return
    swiped.current = index
    onShow(index)
  }
  return { list, onScroll }
}

function GalleryMark({ product }: { product: Product }) {
  const { t } = useI18n()
  if (!isInStock(product)) return <span className="tag tag-ink">{t("card.soldOut")}</span>
  if (!isOnSale(product)) return null
  return (
    <span className="tag">
      <bdi dir="ltr">{t("card.discount", { percent: product.discount })}</bdi>
    </span>
  )
}
