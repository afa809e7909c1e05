import { choiceText } from "#core/catalogue/variants/choice-text.ts"
import { useConsoleLocale } from "../../i18n/use-text.ts"

/** A line's product with the colour and size that were chosen. */
export function LineTitle({ line }: { line: { title: string; color: string | null; size: string | null } }) {
  const comma = useConsoleLocale() === "ar" ? "، " : ", "
  return <bdi>{[line.title, choiceText(line)].filter(Boolean).join(comma)}</bdi>
}
