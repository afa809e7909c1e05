import type { Settings } from "../content/content.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import { Logo } from "./logo.tsx"
import { SiteLink } from "./site-link.tsx"
import { type SiteLink as SiteLinkFacts, useSiteLinks } from "./site-links.ts"

/** @param year the year of the copyright notice, from the server's clock */
export function Footer({ settings, year }: { settings: Settings; year: number }) {
  const { t } = useI18n()
  const { universes, information } = useSiteLinks()
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot-grid">
          <ShopAddress settings={settings} />
          <FooterLinks title={t("shell.foot.universes")} links={universes} />
          <FooterLinks title={t("shell.foot.information")} links={information} />
          <div>
            <h2>{t("shell.foot.question")}</h2>
            <p>{settings.hours}</p>
            <SocialLinks social={settings.social} />
          </div>
        </div>
        <div className="base">
          <span>
            © <bdi>{year}</bdi> {settings.shopName}
          </span>
          {settings.registerNumber && (
            <span>
              {t("shell.foot.register")} <bdi dir="ltr">{settings.registerNumber}</bdi>
            </span>
          )}
          {settings.taxNumber && (
            <span>
              {t("shell.foot.tax")} <bdi dir="ltr">{settings.taxNumber}</bdi>
            </span>
          )}
          <span>{t("shell.foot.prices")}</span>
          {settings.pixelId && <span id="agreement-again" />}
          <a href="#top">
            {t("shell.foot.top")}
            <Icon name="arrow-up" />
          </a>
        </div>
      </div>
    </footer>
  )
}

function ShopAddress({ settings }: { settings: Settings }) {
  return (
    <div>
      <Logo />
      <p className="foot-about">{settings.about}</p>
      <address>
        {settings.address}
        <a href={`tel:${settings.phoneInternational}`}>
          <bdi dir="ltr">{settings.phone}</bdi>
        </a>
        <a href={`mailto:${settings.email}`}>
          <bdi dir="ltr">{settings.email}</bdi>
        </a>
      </address>
    </div>
  )
}

function FooterLinks({ title, links }: { title: string; links: SiteLinkFacts[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <SiteLink link={link} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const socialNetworks = [
  { key: "facebook", name: "Facebook", icon: "facebook", base: "" },
  { key: "instagram", name: "Instagram", icon: "instagram", base: "" },
  { key: "whatsapp", name: "WhatsApp", icon: "message-circle", base: "https://wa.me/" },
] as const

/** The networks that the merchant set an address for. */
function SocialLinks({ social }: { social: Settings["social"] }) {
  const present = socialNetworks.filter(({ key }) => social[key])
  if (present.length === 0) return null
  return (
    <div className="social">
      {present.map(({ key, name, icon, base }) => (
        <a key={key} href={`${base}${social[key]}`} aria-label={name} rel="noopener">
          <Icon name={icon} />
        </a>
      ))}
    </div>
  )
}
