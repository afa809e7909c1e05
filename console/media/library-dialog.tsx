import { useDeferredValue, useState } from "react"
import { useText } from "../i18n/use-text.ts"
import * as css from "../styles/media.module.css"
import * as parts from "../styles/parts.module.css"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { Field } from "../ui/forms/field.tsx"
import { Icon } from "../ui/icon.tsx"
import { Photo } from "../ui/photo.tsx"
import { FileButton } from "./file-button.tsx"
import { type Media, mediaName } from "./media.ts"
import { RemoveFromLibrary } from "./remove-from-library.tsx"
import { useLibrary } from "./use-library.ts"

type Props = {
  several: boolean
  onClose: () => void
  onChosen: (chosen: Media[]) => void
  /** Takes files of this device too. */
  onFiles?: (files: File[]) => void
}

/** All pictures of the shop, to choose one or several of them. */
export function LibraryDialog({ several, onClose, onChosen, onFiles }: Props) {
  const t = useText()
  const [typed, setTyped] = useState("")
  const words = useDeferredValue(typed.trim())
  const { pictures, total, isPending, isError, isMore, hasMore, more, again } = useLibrary(words)
  const [chosen, setChosen] = useState<Media[]>([])
  const isChosen = (media: Media) => chosen.some(({ documentId }) => documentId === media.documentId)
  function press(media: Media) {
    if (isChosen(media)) setChosen(chosen.filter(({ documentId }) => documentId !== media.documentId))
    else setChosen(several ? [...chosen, media] : [media])
  }
  const [only] = chosen
  return (
    <Dialog title={t("media.library")} onClose={onClose} wide>
      {onFiles && (
        <p className={css.cPicAdd}>
          <FileButton
            several={several}
            onFiles={(files) => {
              onFiles(files)
              onClose()
            }}
          />
        </p>
      )}
      <Field label={t("media.find")} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <div className={css.cLibrary} aria-busy={isPending}>
        {isError && (
          <p role="alert">
            {t("shell.failed")}{" "}
            <Button look="link" onClick={again}>
              {t("media.again")}
            </Button>
          </p>
        )}
        {!isPending && !isError && pictures.length === 0 && (
          <p className="muted">{t(words ? "media.notFound" : "media.noneYet")}</p>
        )}
        <ul>
          {pictures.map((media) => (
            <li key={media.documentId}>
              <button type="button" aria-pressed={isChosen(media)} onClick={() => press(media)}>
                <Photo url={media.url} alt={mediaName(media, t)} size={120} />
                {isChosen(media) && (
                  <span className={css.chosen}>
                    <Icon name="check" />
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
        {hasMore && (
          <Button look="quiet" disabled={isMore} onClick={more}>
            {t("media.more")}
          </Button>
        )}
      </div>
      <p className={parts.cActs}>
        <Button disabled={chosen.length === 0} onClick={() => onChosen(chosen)}>
          {chosen.length === 0 ? t("media.pick") : t("media.choose", { n: chosen.length })}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t("media.cancel")}
        </Button>
        {only && chosen.length === 1 && <RemoveFromLibrary media={only} onGone={() => setChosen([])} />}
        <span className="small muted" role="status">
          {isPending ? "" : t("media.count", { n: total })}
        </span>
      </p>
    </Dialog>
  )
}
