import { corners, type Theme, type Typeface } from "#core/content/theme/theme.ts"
import { themeColors } from "#core/content/theme/theme-stylesheet.ts"
import { addStyles } from "../../ui/page-preview/show-page.ts"

export type Scheme = "light" | "dark"

/** The families of a typeface (app/styles/typefaces), Arabic and Latin. */
const families: Record<Typeface, readonly string[]> = {
  readex: ["Readex Arabic", "Readex Pro", "Readex Fallback"],
  cairo: ["Cairo Arabic", "Cairo", "Cairo Fallback"],
  alexandria: ["Alexandria Arabic", "Alexandria", "Alexandria Fallback"],
  "el-messiri": ["El Messiri Arabic", "El Messiri", "El Messiri Fallback"],
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ")

function* allRules(list: CSSRuleList): Generator<CSSRule> {
  for (const rule of list) {
    yield rule
    if ("cssRules" in rule) yield* allRules(rule.cssRules as CSSRuleList)
  }
}

const rulesOf = (page: Document) => [...page.styleSheets].flatMap((sheet) => [...allRules(sheet.cssRules)])

/** The faces of a typeface, which the console has for this preview alone. */
const facesOf = (typeface: Typeface) =>
  rulesOf(document)
    .filter(
      ({ cssText }) => cssText.startsWith("@font-face") && families[typeface].some((name) => cssText.includes(name)),
    )
    .map(({ cssText }) => cssText.replace(/font-display:\s*optional/, "font-display: swap"))
    .join("\n")

/** Conditions on the scheme as the page was written with them. */
const written = new WeakMap<MediaList, string>()

/** Shows a page in a scheme, whatever the browser prefers. */
function setScheme(page: Document, scheme: Scheme): void {
  for (const rule of rulesOf(page)) {
    if (!("media" in rule)) continue
    const media = rule.media as MediaList
    const text = written.get(media) ?? media.mediaText
    if (!text.includes("prefers-color-scheme")) continue
    written.set(media, text)
    media.mediaText = text.includes("dark") === (scheme === "dark") ? "all" : "not all"
  }
  page.documentElement.style.colorScheme = scheme
}

/** The page's own content in the place of a logo. */
const ownLogos = new WeakMap<Element, Node[]>()

/** Shows the logo as the shop does (app/shell/layouts/logo.tsx). */
function setLogo(page: Document, { logo, darkLogo }: Theme, scheme: Scheme): void {
  for (const place of page.querySelectorAll(".logo")) {
    const own = ownLogos.get(place) ?? [...place.childNodes]
    ownLogos.set(place, own)
    if (!logo) {
      place.replaceChildren(...own)
      continue
    }
    const isOnNight = place.closest("footer") !== null
    const { url, width, height } = isOnNight || scheme === "dark" ? (darkLogo ?? logo) : logo
    const picture = page.createElement("picture")
    picture.className = "logo-own"
    picture.dataset.ground = isOnNight ? "night" : "page"
    if (!darkLogo) picture.dataset.plate = ""
    const image = page.createElement("img")
    Object.assign(image, { src: url, width, height, alt: "" })
    picture.append(image)
    place.replaceChildren(picture)
  }
}

/** Gives a page in a frame the colours, corners, typeface and logo of a theme in one scheme. */
export function applyTheme(page: Document, theme: Theme, scheme: Scheme): void {
  for (const link of page.querySelectorAll('link[href^="/theme/"]')) link.remove()
  setScheme(page, scheme)
  const { style } = page.documentElement
  for (const [token, value] of Object.entries(themeColors(theme)[scheme])) style.setProperty(`--${token}`, value)
  const { card, field } = corners[theme.corner]
  style.setProperty("--r", `${card}px`)
  style.setProperty("--r-s", `${field}px`)
  style.setProperty("--sans", `${quoted(families[theme.typeface])}, system-ui, sans-serif`)
  addStyles(page, facesOf(theme.typeface))
  setLogo(page, theme, scheme)
}
