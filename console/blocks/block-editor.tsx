import { lazy, Suspense } from "react"
import * as css from "./blocks.module.css"
import type { BlockEditorProps } from "./slate-editor.tsx"

const SlateEditor = lazy(async () => ({ default: (await import("./slate-editor.tsx")).SlateEditor }))

/** A text of paragraphs, headings, lists, quotes, code, links and pictures, in one language. Its code comes with the first
 *  one that is shown. */
export function BlockEditor(props: BlockEditorProps) {
  return (
    <Suspense fallback={<div className={`${css.bFrame} ${css.bWaiting}`} aria-busy="true" />}>
      <SlateEditor {...props} />
    </Suspense>
  )
}
