import { createTheme, type Theme } from "@mui/material/styles"
import { components } from "./components.ts"
import { readTokens } from "./tokens.ts"

/** MUI in the shop's colours, type and shape.
 *  @param dark whether the tokens on the page are those of the dark scheme */
export function themeOf(direction: "ltr" | "rtl", dark: boolean): Theme {
  const t = readTokens()
  return createTheme({
    direction,
    palette: {
      mode: dark ? "dark" : "light",
      primary: { main: t.action, dark: t.actionHover, light: t.actionInk, contrastText: t.onAction },
      secondary: { main: t.actionInk },
      success: { main: t.palm },
      warning: { main: t.saffron, contrastText: t.onSaffron },
      error: { main: t.danger },
      background: { default: t.ground, paper: t.card },
      text: { primary: t.ink, secondary: t.inkSoft },
      divider: t.line,
    },
    typography: {
      fontFamily: "var(--sans)",
      fontWeightRegular: 380,
      fontWeightMedium: 600,
      fontWeightBold: 600,
      htmlFontSize: 16,
      fontSize: 14,
      body1: { fontSize: "var(--t2)", lineHeight: "var(--leading)" },
      body2: { fontSize: "var(--t2)", lineHeight: "var(--leading)" },
      button: { textTransform: "none", fontWeight: 600, letterSpacing: 0, fontSize: "0.875rem" },
      h6: { fontWeight: 600, fontSize: "1.1875rem" },
      h5: { fontWeight: 600, fontSize: "1.5rem" },
    },
    shape: { borderRadius: 8 },
    // The storefront's breaks: a phone ends at 48 rem, the side bar has words from 80 rem on.
    breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1088, xl: 1280 } },
    components: components(t),
  })
}
