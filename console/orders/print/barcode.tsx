import { barsOf } from "./code-128.ts"
import * as css from "./paper-parts.module.css"

/** A text as Code 128, for a hand reader; nothing where it cannot be read.
 *  @param props.room millimetres that it may be wide */
export function Barcode({ text, room }: { text: string; room: number }) {
  const bars = barsOf(text, room)
  if (!bars) return null
  const { modules, width, path } = bars
  return (
    <svg
      className={css.paperBars}
      role="img"
      aria-label={text}
      viewBox={`0 0 ${modules} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      style={{ inlineSize: `${modules * width}mm` }}
    >
      <path d={path} />
    </svg>
  )
}
