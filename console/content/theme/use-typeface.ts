import { useEffect, useState } from "react"
import type { Typeface } from "#core/content/theme/theme.ts"

/** The families of a typeface (app/styles/typefaces), Latin and Arabic; none for the console's own. */
const families: Record<Typeface, readonly string[]> = {
  readex: [],
  cairo: ["Cairo", "Cairo Arabic"],
  alexandria: ["Alexandria", "Alexandria Arabic"],
  "el-messiri": ["El Messiri", "El Messiri Arabic"],
}

/** Fetches the files of a typeface of the shop and lets the console show it. They come before the text is set in them: a text
 *  that is shown earlier keeps its fallback (`font-display: optional`).
 *  @returns the value of `font-family`; undefined for the console's own typeface, and until the files are there */
export function useTypeface(typeface: Typeface): string | undefined {
  const [loaded, setLoaded] = useState<Typeface>("readex")
  useEffect(() => {
    let isCurrent = true
    const load = (family: string) => document.fonts.load(`400 1rem "${family}"`, "aا")
    const show = () => isCurrent && setLoaded(typeface)
    // Without the files it is shown in the fallback.
    Promise.all(families[typeface].map(load)).then(show, show)
    return () => {
      isCurrent = false
    }
  }, [typeface])
  if (typeface === "readex" || loaded !== typeface) return undefined
  return [...families[typeface].map((family) => `"${family}"`), "var(--sans)"].join(", ")
}
