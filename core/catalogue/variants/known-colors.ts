import { foldText } from "../../search/fold-text.ts"
import type { FileColor } from "../files/product-file.ts"

/** Colours that a file may add to a product by their name alone. */
const knownColors: readonly FileColor[] = [
  { name: { fr: "Noir", ar: "أسود", en: "Black" }, hex: "#23252a" },
  { name: { fr: "Blanc", ar: "أبيض", en: "White" }, hex: "#f2efe9" },
  { name: { fr: "Gris", ar: "رمادي", en: "Grey" }, hex: "#8a8d91" },
  { name: { fr: "Beige", ar: "بيج", en: "Beige" }, hex: "#d9c7a7" },
  { name: { fr: "Marron", ar: "بني", en: "Brown" }, hex: "#6b4429" },
  { name: { fr: "Rouge", ar: "أحمر", en: "Red" }, hex: "#b01528" },
  { name: { fr: "Bordeaux", ar: "عنابي", en: "Burgundy" }, hex: "#6d1a36" },
  { name: { fr: "Rose", ar: "وردي", en: "Pink" }, hex: "#e58fa0" },
  { name: { fr: "Orange", ar: "برتقالي", en: "Orange" }, hex: "#e07b28" },
  { name: { fr: "Jaune", ar: "أصفر", en: "Yellow" }, hex: "#e8c433" },
  { name: { fr: "Vert", ar: "أخضر", en: "Green" }, hex: "#2f7d4f" },
  { name: { fr: "Kaki", ar: "كاكي", en: "Khaki" }, hex: "#6f6b45" },
  { name: { fr: "Turquoise", ar: "فيروزي", en: "Turquoise" }, hex: "#2aa6a1" },
  { name: { fr: "Bleu", ar: "أزرق", en: "Blue" }, hex: "#2f62b0" },
  { name: { fr: "Bleu marine", ar: "كحلي", en: "Navy" }, hex: "#22305a" },
  { name: { fr: "Violet", ar: "بنفسجي", en: "Purple" }, hex: "#6a4396" },
  { name: { fr: "Doré", ar: "ذهبي", en: "Gold" }, hex: "#d8b45c" },
  { name: { fr: "Argenté", ar: "فضي", en: "Silver" }, hex: "#c9ccd1" },
]

const byName = new Map(
  knownColors.flatMap((color) => Object.values(color.name).map((name) => [foldText(name), color] as const)),
)

/** A usual colour by its name in any language; undefined for others, which need their names and their tint. */
export const knownColor = (name: string): FileColor | undefined => byName.get(foldText(name.trim()))
