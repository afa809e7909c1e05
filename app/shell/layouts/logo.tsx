import type { Theme } from "#core/content/theme/theme.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { useShellData } from "../../page/shell-data.ts"
import * as header from "../../styles/header.module.css"
import { Link } from "../../ui/link.tsx"
import { TileStar } from "../../ui/tile-star.tsx"
import * as css from "./logo.module.css"

/** The shop's logo at the top of a page, leading home. */
export function Logo() {
  const { t } = useI18n()
  const settings = useShellData()?.settings
  return <NamedLogo name={settings?.shopName ?? t("shell.shopName")} theme={settings?.theme ?? null} />
}

type NamedLogoProps = {
  /** The shop's. */
  name: string
  theme: Theme | null
  /** On the footer's dark ground, whatever the scheme. */
  onNight?: boolean
}

/** The logo of a shop whose settings are at hand: the merchant's, or the star with a keyhole and the shop's name. */
export function NamedLogo({ name, theme, onNight = false }: NamedLogoProps) {
  const { to } = useI18n()
  return (
    <Link className={header.logo} to={to("/")}>
      <LogoSign name={name} theme={theme} onNight={onNight} />
    </Link>
  )
}

/** The logo itself, which leads nowhere. */
export function LogoSign({ name, theme, onNight = false }: NamedLogoProps) {
  const own = theme?.logo
  if (own) return <OwnLogo name={name} logo={own} dark={theme?.darkLogo ?? null} onNight={onNight} />
  return (
    <>
      <TileStar keyhole />
      <span>{name}</span>
    </>
  )
}

type OwnLogoProps = Pick<NamedLogoProps, "name" | "onNight"> & {
  logo: NonNullable<Theme["logo"]>
  dark: Theme["darkLogo"]
}

/** The merchant's logo, in the form for the ground that it stands on. One that has no form for dark ground has a light
 *  plate behind it there. An SVG is used in no other way than this: in an `<img>` it runs and loads nothing. */
function OwnLogo({ name, logo, dark, onNight }: OwnLogoProps) {
  const { url, width, height } = onNight ? (dark ?? logo) : logo
  const ground = onNight ? "night" : "page"
  return (
    <picture className={css.logoOwn} data-ground={ground} data-plate={dark === null || undefined}>
      {!onNight && dark && (
        <source srcSet={dark.url} media="(prefers-color-scheme: dark)" width={dark.width} height={dark.height} />
      )}
      <img src={url} alt={name} width={width} height={height} loading={onNight ? "lazy" : "eager"} />
    </picture>
  )
}
