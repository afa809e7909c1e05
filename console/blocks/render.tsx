import { Transforms } from "slate"
import {
  ReactEditor,
  type RenderElementProps,
  type RenderLeafProps,
  type RenderPlaceholderProps,
  useSlateStatic,
} from "slate-react"
import { useText } from "../i18n/use-text.ts"
import { IconButton } from "../ui/button.tsx"
import * as css from "./blocks.module.css"
import type { BlockImage } from "./slate-types.ts"

/** A piece of text with its marks. */
export function RenderedLeaf({ attributes, children, leaf }: RenderLeafProps) {
  let rendered = children
  if (leaf.bold) rendered = <b>{rendered}</b>
  if (leaf.italic) rendered = <em>{rendered}</em>
  if (leaf.underline) rendered = <u>{rendered}</u>
  if (leaf.strikethrough) rendered = <del>{rendered}</del>
  if (leaf.code) rendered = <code dir="ltr">{rendered}</code>
  return <span {...attributes}>{rendered}</span>
}

/** Placeholder of an empty editor, in a colour of sufficient contrast. */
export function RenderedPlaceholder({ attributes, children }: RenderPlaceholderProps) {
  return (
    <span {...attributes} className="muted" style={{ ...attributes.style, opacity: 1 }}>
      {children}
    </span>
  )
}

/** A block or link while it is edited, much as the shop draws it. */
export function RenderedElement({ attributes, children, element }: RenderElementProps) {
  switch (element.type) {
    case "link":
      return (
        <a {...attributes} href={element.url} title={element.url} tabIndex={-1}>
          {children}
        </a>
      )
    case "heading":
      return (
        <p {...attributes} className={css.bHeading} data-level={element.level}>
          {children}
        </p>
      )
    case "item":
      return (
        <p {...attributes} className={css.bItem} data-format={element.format} data-depth={element.depth}>
          {children}
        </p>
      )
    case "quote":
      return <blockquote {...attributes}>{children}</blockquote>
    case "code":
      return (
        <pre {...attributes} dir="ltr">
          <code>{children}</code>
        </pre>
      )
    case "image":
      return (
        <div {...attributes} className={css.bImage}>
          {children}
          <PictureBlock element={element} />
        </div>
      )
    default:
      return <p {...attributes}>{children}</p>
  }
}

function PictureBlock({ element }: { element: { type: "image"; image: BlockImage; children: { text: string }[] } }) {
  const t = useText()
  const editor = useSlateStatic()
  const { image } = element
  const change = (caption: string | null) =>
    Transforms.setNodes(editor, { image: { ...image, caption } }, { at: ReactEditor.findPath(editor, element) })
  const small = image.url.replace(/^(\/media\/.+)\.webp$/, "$1-640.webp")
  return (
    <figure contentEditable={false}>
      <img src={small} alt={image.alternativeText ?? ""} width={image.width} height={image.height} />
      <div className={css.bImageSide}>
        <input
          value={image.caption ?? ""}
          maxLength={500}
          placeholder={t("blocks.caption")}
          aria-label={t("blocks.caption")}
          onChange={({ target }) => change(target.value || null)}
        />
        <IconButton
          icon="trash-2"
          label={t("blocks.removePicture")}
          onClick={() => Transforms.removeNodes(editor, { at: ReactEditor.findPath(editor, element) })}
        />
      </div>
    </figure>
  )
}
