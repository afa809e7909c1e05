import { type KeyboardEvent, useRef } from "react"
import { HistoryEditor } from "slate-history"
import { ReactEditor, useSlate } from "slate-react"
import type { TextKey } from "../i18n/texts.ts"
import { useText } from "../i18n/use-text.ts"
import { IconButton } from "../ui/button.tsx"
import { Options } from "../ui/forms/select.tsx"
import * as css from "./blocks.module.css"
import type { BlockKind } from "./commands.ts"
import {
  canIndent,
  currentBlock,
  currentLink,
  findBlockKind,
  hasMark,
  indent,
  setKind,
  toggleKind,
  toggleMark,
} from "./commands.ts"
import type { Mark } from "./slate-types.ts"

const kinds: { kind: BlockKind; text: TextKey }[] = [
  { kind: "paragraph", text: "blocks.paragraph" },
  { kind: "heading-2", text: "blocks.heading2" },
  { kind: "heading-3", text: "blocks.heading3" },
  { kind: "heading-4", text: "blocks.heading4" },
  { kind: "quote", text: "blocks.quote" },
  { kind: "code", text: "blocks.codeBlock" },
]

const marks: { mark: Mark; icon: string; text: TextKey; key: string }[] = [
  { mark: "bold", icon: "bold", text: "blocks.bold", key: "Ctrl+B" },
  { mark: "italic", icon: "italic", text: "blocks.italic", key: "Ctrl+I" },
  { mark: "underline", icon: "underline", text: "blocks.underline", key: "Ctrl+U" },
  { mark: "strikethrough", icon: "strikethrough", text: "blocks.strikethrough", key: "" },
  { mark: "code", icon: "code", text: "blocks.code", key: "" },
]

type Tool = { icon: string; text: string; work: () => void; pressed?: boolean; disabled?: boolean }

type Props = { label: string; onLink: () => void; onPicture: () => void }

/** Toolbar of the selected words and lines. One stop of the Tab key; arrows move inside. */
export function Toolbar({ label, onLink, onPicture }: Props) {
  const t = useText()
  const editor = useSlate()
  const bar = useRef<HTMLDivElement>(null)
  const kind = findBlockKind(currentBlock(editor)?.[0])
  const isItem = kind === "ordered" || kind === "unordered"
  const shown = kinds.some((one) => one.kind === kind) ? kind : kind?.startsWith("heading") ? "heading-4" : "paragraph"

  /** The arrows point the way they look, whatever the writing direction. */
  function move(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }
    const step = steps[event.key]
    if (!step || !(event.target instanceof HTMLButtonElement) || !bar.current) return
    const stops = [...bar.current.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")]
    const turn = getComputedStyle(bar.current).direction === "rtl" ? -step : step
    stops.at((stops.indexOf(event.target) + turn) % stops.length)?.focus()
    event.preventDefault()
  }
  const act = (work: () => void) => () => {
    work()
    ReactEditor.focus(editor)
  }
  const button = ({ icon, text, work, pressed, disabled }: Tool) => (
    <IconButton
      key={icon}
      icon={icon}
      label={text}
      title={text}
      aria-pressed={pressed}
      disabled={disabled}
      // The selection stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={work}
    />
  )
  const named = (text: TextKey, key: string) => (key ? `${t(text)} (${key})` : t(text))
  const { undos, redos } = editor.history
  const depth: Tool[] = [
    {
      icon: "indent-increase",
      text: t("blocks.deeper"),
      work: act(() => indent(editor, 1)),
      disabled: !canIndent(editor, 1),
    },
    {
      icon: "indent-decrease",
      text: t("blocks.higher"),
      work: act(() => indent(editor, -1)),
      disabled: !canIndent(editor, -1),
    },
  ]
  const list = (format: "unordered" | "ordered") => ({
    text: t(`blocks.${format}`),
    pressed: kind === format,
    work: act(() => toggleKind(editor, format)),
  })
  const tools: Tool[] = [
    ...marks.map(({ mark, icon, text, key }) => ({
      icon,
      text: named(text, key),
      pressed: hasMark(editor, mark),
      work: act(() => toggleMark(editor, mark)),
    })),
    { icon: "link", text: named("blocks.link", "Ctrl+K"), work: onLink, pressed: currentLink(editor) !== undefined },
    { icon: "list", ...list("unordered") },
    { icon: "list-ordered", ...list("ordered") },
    ...(isItem ? depth : []),
    { icon: "image", text: t("blocks.picture"), work: onPicture },
    {
      icon: "undo-2",
      text: named("blocks.undo", "Ctrl+Z"),
      work: act(() => HistoryEditor.undo(editor)),
      disabled: undos.length === 0,
    },
    {
      icon: "redo-2",
      text: named("blocks.redo", "Ctrl+Y"),
      work: act(() => HistoryEditor.redo(editor)),
      disabled: redos.length === 0,
    },
  ]
  return (
    <div ref={bar} className={css.bTools} role="toolbar" aria-label={t("blocks.tools", { label })} onKeyDown={move}>
      <select
        aria-label={t("blocks.kind")}
        value={isItem ? "list" : shown}
        onChange={({ target }) => {
          const chosen = kinds.find((one) => one.kind === target.value)
          if (chosen) act(() => setKind(editor, chosen.kind))()
        }}
      >
        {isItem && <option value="list">{t("blocks.list")}</option>}
        <Options of={kinds.map((one) => [one.kind, t(one.text)])} />
      </select>
      {tools.map(button)}
    </div>
  )
}
