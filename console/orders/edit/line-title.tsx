import { commaOf } from "#core/i18n/comma.ts"
import { type LineNames, lineNameIn } from "#core/orders/line-names.ts"
import { useConsoleLocale } from "../../i18n/use-text.ts"

type Line = { title: string; color: string | null; size: string | null; names?: LineNames }

/** A line's product with the colour and size that were chosen, in the language of the console where the product has a name in
 *  it, else as it was ordered. Each is a run of its own, which what stands around it does not reorder. */
export function SpokenLineTitle({ line }: { line: Line }) {
  const locale = useConsoleLocale()
  const { title, choice } = lineNameIn(line, locale)
  return (
    <>
      <bdi>{title}</bdi>
      {choice && (
        <>
          {commaOf(locale)}
          <bdi>{choice}</bdi>
        </>
      )}
    </>
  )
}
