import { useLayoutEffect, useRef, useState } from "react"
import * as fields from "#app/styles/fields.module.css"
import { useText } from "../i18n/use-text.ts"
import * as css from "../styles/media.module.css"
import { Sortable } from "../ui/forms/sortable.tsx"
import { Icon } from "../ui/icon.tsx"
import { AddButtons } from "./add-buttons.tsx"
import { DropArea } from "./drop-area.tsx"
import { type Media, mediaName } from "./media.ts"
import { PictureTile } from "./picture-tile.tsx"
import { RemovedNote } from "./removed-note.tsx"
import { UploadRows } from "./upload-rows.tsx"
import { useUploads } from "./use-uploads.ts"

type Props = {
  value: Media[]
  onChange: (value: Media[]) => void
  label: string
  hint?: string
  /** A word on the first of them, where it stands for all. */
  firstMark?: string
  problem?: string | undefined
  /** For the summary of a form's problems. */
  id?: string
}

/** Several pictures in an order, each once: uploaded by press, drop or paste, or chosen from the library. */
export function PicturesField({ value, onChange, label, hint, firstMark, problem, id }: Props) {
  const t = useText()
  const now = useRef(value)
  useLayoutEffect(() => {
    now.current = value
  })
  const [removed, setRemoved] = useState<{ media: Media; at: number }>()
  const set = (pictures: Media[]) => {
    now.current = pictures
    onChange(pictures)
  }
  const put = (added: Media[]) => {
    const fresh = added.filter(({ documentId }) => !now.current.some((one) => one.documentId === documentId))
    set([...now.current, ...fresh])
  }
  const { uploads, add, again, dismiss } = useUploads((media) => put([media]))

  function remove(media: Media, at: number) {
    setRemoved({ media, at })
    set(value.filter((one) => one !== media))
  }
  function undo() {
    if (removed && !value.some(({ documentId }) => documentId === removed.media.documentId)) {
      set(value.toSpliced(removed.at, 0, removed.media))
    }
    setRemoved(undefined)
  }

  return (
    <DropArea label={label} onFiles={add}>
      {value.length > 0 && (
        <Sortable
          items={value}
          idOf={({ documentId }) => documentId}
          nameOf={(media) => mediaName(media, t)}
          onChange={set}
          className={css.cPicList}
        >
          {(media, handle, index) => (
            <PictureTile
              media={media}
              handle={handle}
              mark={index === 0 ? firstMark : undefined}
              onChange={(stored) => set(value.map((one) => (one.documentId === stored.documentId ? stored : one)))}
              onRemove={() => remove(media, index)}
            />
          )}
        </Sortable>
      )}
      <div className={css.cPicSide}>
        <AddButtons several id={id} isBad={problem !== undefined} onFiles={add} onChosen={put} />
        <p className="small muted">{hint ?? t("media.hint.several")}</p>
        {problem && (
          <p className={fields.why}>
            <Icon name="circle-alert" />
            {problem}
          </p>
        )}
        <UploadRows uploads={uploads} onAgain={again} onDismiss={dismiss} />
        <RemovedNote name={removed && mediaName(removed.media, t)} onUndo={undo} />
      </div>
    </DropArea>
  )
}
