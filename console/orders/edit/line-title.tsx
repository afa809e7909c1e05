import { choiceText } from "#core/catalogue/variants/choice-text.ts"
import { type LineNames, lineNameIn } from "#core/orders/line-names.ts"
import { useConsoleLocale } from "../../i18n/use-text.ts"

type Line = { title: string; color: string | null; size: string | null; names?: LineNames }

/** A line's product with the colour and size that were chosen, as papers have them: in the language of the order. */
export function LineTitle({ line }: { line: Line }) {
  return <JoinedTitle title={line.title} choice={choiceText(line)} />
}

/** The same in the language of the console, where the product has a name in it. */
export function SpokenLineTitle({ line }: { line: Line }) {
  return <JoinedTitle {...lineNameIn(line, useConsoleLocale())} />
}

function JoinedTitle({ title, choice }: { title: string; choice: string }) {
  const comma = useConsoleLocale() === "ar" ? "، " : ", "
  return <bdi>{[title, choice].filter(Boolean).join(comma)}</bdi>
}
