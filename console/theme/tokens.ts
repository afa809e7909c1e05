/** The shop's tokens that MUI must match (app/styles/tokens.css), as they are in the scheme of the moment. */
const names = {
  ground: "--ground",
  card: "--card",
  sunken: "--sunken",
  line: "--line",
  lineStrong: "--line-strong",
  ink: "--ink",
  inkSoft: "--ink-2",
  action: "--action",
  actionHover: "--action-hover",
  actionInk: "--action-ink",
  onAction: "--on-action",
  order: "--order",
  saffron: "--saffron",
  onSaffron: "--on-saffron",
  palm: "--palm",
  danger: "--danger",
} as const

export type Tokens = Record<keyof typeof names, string>

/** Reads the tokens off the page: the stylesheet is the one place where they are written. */
export function readTokens(): Tokens {
  const style = getComputedStyle(document.documentElement)
  const entries = Object.entries(names).map(([key, name]) => [key, style.getPropertyValue(name).trim()])
  return Object.fromEntries(entries)
}
