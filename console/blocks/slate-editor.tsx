import { useId, useLayoutEffect, useMemo, useRef, useState } from "react"
import { createEditor, Node } from "slate"
import { withHistory } from "slate-history"
import { Editable, ReactEditor, Slate, useSlate, withReact } from "slate-react"
import type { BlockResource } from "#api/texts/contract-block.ts"
import * as fields from "#app/styles/fields.module.css"
import { type Locale, textDirection } from "#core/i18n/locale.ts"
import { titleIn } from "../i18n/title-in.ts"
import { useText } from "../i18n/use-text.ts"
import { LibraryDialog } from "../media/library-dialog.tsx"
import type { Media } from "../media/media.ts"
import { UploadRows } from "../media/upload-rows.tsx"
import { useUploads } from "../media/use-uploads.ts"
import * as css from "./blocks.module.css"
import { currentBlock, putPicture } from "./commands.ts"
import { LinkDialog } from "./link-dialog.tsx"
import { withPaste } from "./paste.ts"
import { RenderedElement, RenderedLeaf, RenderedPlaceholder } from "./render.tsx"
import { pressed } from "./shortcuts.ts"
import { fromSlate, sameBlocks, toSlate } from "./slate-blocks.ts"
import type { BlockImage, BlockSlate } from "./slate-types.ts"
import { Toolbar } from "./toolbar.tsx"
import { withBlocks } from "./with-blocks.ts"

export type BlockEditorProps = {
  value: BlockResource[]
  onChange: (value: BlockResource[]) => void
  /** The language that is written in. */
  locale: Locale
  label: string
  /** For the summary of a form's problems, which leads here. */
  id?: string
  problem?: string | undefined
}

/** Characters of one block from which they are counted before everybody's eyes. */
const long = 600

function imageOf(
  { url, width, height, alternativeText, placeholder, dominantColor }: Media,
  locale: Locale,
): BlockImage {
  const alternative = titleIn(alternativeText, locale)
  const known = { url, width, height, placeholder, dominantColor }
  return { ...known, alternativeText: alternative, formats: null, caption: null }
}

/** Edits block content; starts again when it is given other content than it gave. */
export function SlateEditor(props: BlockEditorProps) {
  const [given, setGiven] = useState(props.value)
  const [generation, setGeneration] = useState(0)
  if (!sameBlocks(props.value, given)) {
    setGiven(props.value)
    setGeneration(generation + 1)
  }
  return (
    <Surface
      key={generation}
      {...props}
      onGive={(blocks) => {
        setGiven(blocks)
        props.onChange(blocks)
      }}
    />
  )
}

function Surface({
  value,
  onGive,
  locale,
  label,
  id,
  problem,
}: BlockEditorProps & { onGive: (value: BlockResource[]) => void }) {
  const t = useText()
  const ownId = useId()
  const place = id ?? ownId
  const [open, setOpen] = useState<"link" | "library">()
  const addFiles = useRef<(files: File[]) => void>(() => undefined)
  const editor = useMemo<BlockSlate>(
    () => withPaste(withBlocks(withReact(withHistory(createEditor()))), (files) => addFiles.current(files)),
    [],
  )
  const [first] = useState(() => toSlate(value))
  const { uploads, add, again, dismiss } = useUploads((media) => putPicture(editor, imageOf(media, locale)))
  useLayoutEffect(() => {
    addFiles.current = add
  })
  const close = () => {
    setOpen(undefined)
    // The dialog gives the focus back to where it was opened from; the words come after that.
    setTimeout(() => ReactEditor.focus(editor))
  }
  return (
    <div className={problem ? `${css.bEditor} ${css.bBad}` : css.bEditor}>
      <span className={fields.label} id={`${place}-label`}>
        {label}
      </span>
      <Slate editor={editor} initialValue={first} onValueChange={() => onGive(fromSlate(editor.children))}>
        <div className={css.bFrame}>
          <Toolbar label={label} onLink={() => setOpen("link")} onPicture={() => setOpen("library")} />
          <Editable
            id={place}
            className={css.bText}
            role="textbox"
            aria-multiline
            aria-labelledby={`${place}-label`}
            aria-describedby={problem ? `${place}-why` : undefined}
            aria-invalid={problem ? true : undefined}
            lang={locale}
            dir={textDirection(locale)}
            spellCheck
            disableDefaultStyles
            placeholder={t("blocks.placeholder")}
            renderPlaceholder={RenderedPlaceholder}
            renderElement={RenderedElement}
            renderLeaf={RenderedLeaf}
            onKeyDown={(event) => pressed(editor, event, () => setOpen("link"))}
          />
        </div>
        <BlockLength />
        {open === "link" && <LinkDialog onClose={close} />}
      </Slate>
      {problem && (
        <p className={fields.why} id={`${place}-why`}>
          {problem}
        </p>
      )}
      <UploadRows uploads={uploads} onAgain={again} onDismiss={dismiss} />
      {open === "library" && (
        <LibraryDialog
          several={false}
          onClose={close}
          onFiles={add}
          onChosen={([media]) => {
            if (media) putPicture(editor, imageOf(media, locale))
            close()
          }}
        />
      )}
    </div>
  )
}

/** How long the block of the cursor is, where it is long. */
function BlockLength() {
  const t = useText()
  const editor = useSlate()
  const [block] = currentBlock(editor) ?? []
  const n = block ? Node.string(block).length : 0
  return <p className="small muted">{n > long ? t("blocks.length", { n }) : ""}</p>
}
