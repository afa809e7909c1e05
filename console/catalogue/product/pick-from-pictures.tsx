import * as fields from "#app/styles/fields.module.css"
import { useText } from "../../i18n/use-text.ts"
import { type Media, mediaName } from "../../media/media.ts"
import * as css from "../../styles/product.module.css"
import { Photo } from "../../ui/photo.tsx"

type Props = { pictures: Media[]; value: Media | null; onPick: (picture: Media | null) => void }

/** The product's own pictures, one of which may stand for a colour. */
export function PickFromPictures({ pictures, value, onPick }: Props) {
  const t = useText()
  if (pictures.length === 0) return null
  return (
    <fieldset className={css.pPick}>
      <legend className={fields.label}>{t("product.fromPictures")}</legend>
      {pictures.map((picture) => {
        const isChosen = picture.documentId === value?.documentId
        return (
          <button
            key={picture.documentId}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onPick(isChosen ? null : picture)}
          >
            <Photo url={picture.url} alt={mediaName(picture, t)} size={56} />
          </button>
        )
      })}
    </fieldset>
  )
}
