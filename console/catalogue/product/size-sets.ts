import type { SizeKind } from "#core/catalogue/variants/size-values.ts"
import type { LocalTexts } from "../../ui/forms/local-texts.ts"

const plain = (fr: string): LocalTexts => ({ fr, ar: fr, en: fr })
const gigabytes = (n: number): LocalTexts => ({ fr: `${n} Go`, ar: `${n} جيغابايت`, en: `${n} GB` })
const numbers = (first: number, last: number, step: number) =>
  Array.from({ length: (last - first) / step + 1 }, (_, at) => plain(String(first + at * step)))

/** Sizes that are often sold together, by what they are. */
export const sizeSets: Record<SizeKind, LocalTexts[][]> = {
  size: [["S", "M", "L", "XL"].map(plain), ["XS", "S", "M", "L", "XL", "XXL"].map(plain)],
  shoe: [numbers(36, 41, 1), numbers(40, 45, 1), numbers(36, 45, 1)],
  ring: [numbers(50, 60, 2)],
  waist: [numbers(28, 38, 2)],
  capacity: [[64, 128, 256, 512].map(gigabytes)],
  option: [],
}
