import type { Typeface } from "#core/content/theme/theme.ts"
import alexandriaArabic from "../fonts/alexandria/alexandria-arabic-wght-normal.woff2?url"
import alexandriaBasic from "../fonts/alexandria/alexandria-basic-wght-normal.woff2?url"
import alexandriaLatin from "../fonts/alexandria/alexandria-latin-wght-normal.woff2?url"
import cairoArabic from "../fonts/cairo/cairo-arabic-wght-normal.woff2?url"
import cairoBasic from "../fonts/cairo/cairo-basic-wght-normal.woff2?url"
import cairoLatin from "../fonts/cairo/cairo-latin-wght-normal.woff2?url"
import messiriArabic from "../fonts/el-messiri/el-messiri-arabic-wght-normal.woff2?url"
import messiriBasic from "../fonts/el-messiri/el-messiri-basic-wght-normal.woff2?url"
import messiriLatin from "../fonts/el-messiri/el-messiri-latin-wght-normal.woff2?url"
import type { TypefaceFiles } from "../page/shell-data.ts"
import alexandria from "../styles/typefaces/alexandria.css?url"
import cairo from "../styles/typefaces/cairo.css?url"
import messiri from "../styles/typefaces/el-messiri.css?url"

/** The typefaces beside the one that every page knows (app/styles/fonts.css). The browser gets the addresses with the page,
 *  so that no script holds those of all. */
export const typefaceFiles: Record<Exclude<Typeface, "readex">, TypefaceFiles> = {
  cairo: { stylesheet: cairo, latin: cairoLatin, arabic: [cairoArabic, cairoBasic] },
  alexandria: { stylesheet: alexandria, latin: alexandriaLatin, arabic: [alexandriaArabic, alexandriaBasic] },
  "el-messiri": { stylesheet: messiri, latin: messiriLatin, arabic: [messiriArabic, messiriBasic] },
}
