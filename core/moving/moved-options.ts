import { knownColor } from "../catalogue/variants/known-colors.ts"
import type { SizeKind } from "../catalogue/variants/size-values.ts"
import { cutText } from "../cut-text.ts"
import { escapeName } from "../files/list-cell.ts"
import { titleKey } from "./columns.ts"
import type { MovedProduct, MovedVariant, MovingNotes } from "./moved-product.ts"

/** The tint of a colour that the file only names. */
const unknownTint = "#9a9a9a"
/** Characters of a colour's name, and of a size. */
const maxColorName = 60
const maxSizeName = 30

const colorNames = new Set(
  [
    "couleur",
    "couleurs",
    "color",
    "colors",
    "colour",
    "colours",
    "teinte",
    "لون",
    "اللون",
    "الألوان",
    "pa_color",
    "pa_couleur",
  ].map(titleKey),
)

const kinds: [SizeKind, RegExp][] = [
  ["shoe", /pointure|shoe|chaussure|حذاء/],
  ["ring", /bague|ring|خاتم/],
  ["waist", /tour de taille|waist|خصر/],
  ["size", /taille|size|مقاس|قياس|حجم/],
  ["capacity", /capacit|storage|stockage|memoire|contenance|volume|سعه/],
]

/** The kind of an option by its name; `option` where it is no size. */
const kindOf = (name: string): SizeKind => kinds.find(([, pattern]) => pattern.test(titleKey(name)))?.[0] ?? "option"

/** Which of a product's options is its colour, and which its sizes are made of: the shop has one of each. */
export type OptionPlan = { color: number; sizes: number[]; kind: SizeKind }

export function planOptions({ options, line, name }: MovedProduct, notes: MovingNotes): OptionPlan {
  const color = options.findIndex((option) => colorNames.has(titleKey(option)))
  const sizes = options.flatMap((_, place) => (place === color ? [] : [place]))
  if (sizes.length > 1)
    notes.add("OPTIONS_JOINED", line, `${name} : ${sizes.map((place) => options[place]).join(" / ")}`)
  const [only = 0, ...others] = sizes
  return { color, sizes, kind: others.length > 0 ? "option" : kindOf(options[only] ?? "") }
}

/** The cell of a colour: its usual name, or all of it where the shop does not know the name. */
function colorCell(name: string, line: number, notes: MovingNotes): string {
  const cut = cutText(name, maxColorName)
  if (cut === "" || knownColor(cut)) return escapeName(cut)
  notes.add("COLOR_TINT", line, cut)
  return [cut, cut, cut, unknownTint].map(escapeName).join("|")
}

/** The cells of a variant's colour and size. */
export function optionCells({ values, line }: MovedVariant, { color, sizes }: OptionPlan, notes: MovingNotes) {
  const size = sizes.flatMap((place) => values[place] || []).join(" / ")
  if (size.length > maxSizeName) notes.add("TEXT_CUT", line, size)
  return {
    color: color < 0 ? "" : colorCell(values[color] ?? "", line, notes),
    size: escapeName(cutText(size, maxSizeName)),
  }
}
