/** The colours of the shop that a brand colour changes, or that texts stand on or are written in, by the names of their
 *  custom properties. The values are those of app/styles/tokens.css; a test compares them. */
export const lightColors = {
  ground: "#fbf8f3",
  card: "#ffffff",
  sunken: "#f3eee6",
  tile: "#e9e5df",
  line: "#e6dfd3",
  "line-strong": "#8b8577",
  ink: "#14213d",
  "ink-2": "#4d5770",
  night: "#14213d",
  "on-night": "#f7f3ea",
  "on-night-2": "#b9c1d3",
  action: "#0b4f8a",
  "action-hover": "#093f6f",
  "on-action": "#ffffff",
  "action-ink": "#0b4f8a",
  "action-wash": "#e6eef5",
  order: "#c2512f",
  "order-hover": "#a84325",
  "on-order": "#ffffff",
  sale: "#b44728",
  "sale-wash": "#f9e9e2",
  "palm-ink": "#1a6b49",
  "palm-wash": "#e2f0e8",
  danger: "#ab2a2a",
  "danger-wash": "#fbe9e7",
}

export type ColorToken = keyof typeof lightColors
export type Colors = Record<ColorToken, string>

/** The same in the dark scheme. */
export const darkColors: Colors = {
  ...lightColors,
  ground: "#10151f",
  card: "#1a2130",
  sunken: "#151b28",
  tile: "#d8d3cb",
  line: "#2b3446",
  "line-strong": "#7f8aa0",
  ink: "#f1ece2",
  "ink-2": "#aeb6c6",
  night: "#0a0e16",
  action: "#1d70b7",
  "action-hover": "#1a66a7",
  "action-ink": "#86bff0",
  "action-wash": "#17293d",
  sale: "#f08a66",
  "sale-wash": "#3a211a",
  "palm-ink": "#6fcaa0",
  "palm-wash": "#14302a",
  danger: "#ff9c92",
  "danger-wash": "#3a1c1c",
}

/** A colour on others, and the contrast that it must have there: WCAG 2.2 AA. */
export type ContrastRule = { color: ColorToken; on: ColorToken[]; min: 4.5 | 3 }

/** Where the storefront writes what on what (4.5:1), and what must stand out as a control (3:1). */
export const contrastRules: ContrastRule[] = [
  { color: "ink", on: ["ground", "card", "sunken", "line", "action-wash", "sale-wash", "palm-wash"], min: 4.5 },
  { color: "ink-2", on: ["ground", "card", "sunken"], min: 4.5 },
  { color: "action-ink", on: ["ground", "card", "sunken", "action-wash"], min: 4.5 },
  { color: "on-action", on: ["action", "action-hover"], min: 4.5 },
  { color: "on-order", on: ["order", "order-hover"], min: 4.5 },
  { color: "sale", on: ["ground", "card", "sunken", "sale-wash"], min: 4.5 },
  { color: "palm-ink", on: ["ground", "card", "sunken", "palm-wash"], min: 4.5 },
  { color: "danger", on: ["ground", "card", "sunken", "danger-wash"], min: 4.5 },
  { color: "on-night", on: ["night"], min: 4.5 },
  { color: "on-night-2", on: ["night"], min: 4.5 },
  { color: "action", on: ["ground", "card", "sunken"], min: 3 },
  { color: "order", on: ["ground", "card", "sunken"], min: 3 },
  { color: "line-strong", on: ["ground", "card"], min: 3 },
]
