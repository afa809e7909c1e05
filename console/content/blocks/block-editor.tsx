import { lazy, Suspense } from "react"
import type { BlockEditorProps } from "./slate-editor.tsx"

const SlateEditor = lazy(async () => ({ default: (await import("./slate-editor.tsx")).SlateEditor }))

/** A text of paragraphs, headings, lists, quotes, code, links and pictures, in one language. Its code comes with the first
 *  one that is shown. */
export function BlockEditor(props: BlockEditorProps) {
  return (
    <Suspense fallback={<div className="b-frame b-waiting" aria-busy="true" />}>
      <SlateEditor {...props} />
    </Suspense>
  )
}
