import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import { ThemeProvider } from "@mui/material/styles"
import useMediaQuery from "@mui/material/useMediaQuery"
import rtlPlugin from "@mui/stylis-plugin-rtl"
import { type ReactNode, useMemo } from "react"
import { textDirection } from "#core/i18n/locale.ts"
import { useConsoleLocale } from "../i18n/use-text.ts"
import { themeOf } from "./theme.ts"

/** The page's nonce for styles that scripts write (server/http/console-page.ts). */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

const shared = { prepend: true, ...(nonce && { nonce }) }
const styleCaches = {
  ltr: createCache({ key: "c", ...shared }),
  rtl: createCache({ key: "cr", stylisPlugins: [rtlPlugin], ...shared }),
}

/** MUI in the shop's look and in the direction of the language that is spoken. */
export function ConsoleTheme({ children }: { children: ReactNode }) {
  const direction = textDirection(useConsoleLocale())
  const dark = useMediaQuery("(prefers-color-scheme: dark)", { noSsr: true })
  const theme = useMemo(() => themeOf(direction, dark), [direction, dark])
  return (
    <CacheProvider value={styleCaches[direction]}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
