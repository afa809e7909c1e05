import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from "react"
import * as fields from "#app/styles/fields.module.css"
import * as css from "../styles/media.module.css"

/** Files of pictures, or of whatever was meant as one: what a file is, the shop says. */
const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])]

type Props = { label: string; onFiles: (files: File[]) => void; children: ReactNode }

/** Takes files that are dropped on it, or pasted while something in it has the focus. */
export function DropArea({ label, onFiles, children }: Props) {
  const [isOver, setOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files")
  function over(event: DragEvent) {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  function drop(event: DragEvent) {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(false)
    onFiles(filesOf(event.dataTransfer))
  }
  function paste(event: ClipboardEvent) {
    const files = filesOf(event.clipboardData)
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }
  function leave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }
  return (
    <fieldset
      className={css.cPics}
      data-over={isOver}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
      onPaste={paste}
    >
      <legend className={fields.label}>{label}</legend>
      {children}
    </fieldset>
  )
}
