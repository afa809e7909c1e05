import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import type { Settings } from "../../api-client/content.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { Icon } from "../../ui/icon.tsx"
import * as css from "./footer.module.css"
import { NamedLogo } from "./logo.tsx"
import { SiteLink, SiteLinkList } from "./menus/site-link.tsx"
import { type SiteLink as SiteLinkFacts, useSiteLinks } from "./menus/site-links.ts"

type FooterProps = {
  settings: Settings
  /** The year of the copyright notice, from the server's clock. */
  year: number
}

/** The links, the address and the legal facts below every page. */
export function Footer({ settings, year }: FooterProps) {
  const { t } = useI18n()
  const links = useSiteLinks()
  const [columns, folded] = [links.columns(), links.folded()]
  return (
    <footer className={css.foot}>
      <div className="wrap">
        <div className={css.footGrid}>
          <ShopAddress settings={settings} />
          {columns.map(({ key, label, links }) => (
            <FooterLinks key={key} title={label} links={links} />
          ))}
          {(settings.hours || hasSocial(settings.social)) && (
            <div>
              <h2>{t("shell.foot.question")}</h2>
              {settings.hours && <p {...textLanguage(settings, "hours")}>{settings.hours}</p>}
              <SocialLinks social={settings.social} />
            </div>
          )}
        </div>
        {folded.map(({ key, label, links }) => (
          <MoreLinks key={key} title={label || t("shell.nav.more")} links={links} />
        ))}
        <div className={css.base}>
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

const checkoutLinks = ["/delivery-returns", "/terms", "/privacy", "/contact"]

/** The footer of the checkout: whom to call, and the terms. No other link leads away. */
export function ShortFooter({ settings, year }: FooterProps) {
  const { t, to } = useI18n()
  const paths = new Set(checkoutLinks.map(to))
  const links = useSiteLinks()
    .columns()
    .flatMap((column) => column.links)
    .filter(({ href }) => paths.has(href))
  return (
    <footer className={`${css.foot} ${css.shortFoot}`}>
      <div className={`wrap ${css.base}`}>
        {settings.phone && (
          <a href={`tel:${settings.phoneInternational}`}>
            <Icon name="phone" />
            <bdi dir="ltr">{settings.phone}</bdi>
          </a>
        )}
        {links.map((link) => (
          <SiteLink key={link.href} link={link} />
        ))}
        <span>{t("shell.foot.prices")}</span>
        {settings.pixelId && <span id="agreement-again" />}
        <span>
          © <bdi>{year}</bdi> {settings.shopName}
        </span>
      </div>
    </footer>
  )
}

type LinksProps = { title: string; links: SiteLinkFacts[] }

/** More links, closed at first. */
function MoreLinks({ title, links }: LinksProps) {
  return (
    <details className={css.footMore}>
      <summary>{title}</summary>
      <SiteLinkList links={links} />
    </details>
  )
}

function ShopAddress({ settings }: { settings: Settings }) {
  return (
    <div>
      <NamedLogo name={settings.shopName} theme={settings.theme} onNight />
      {settings.about && (
        <p className={css.footAbout} {...textLanguage(settings, "about")}>
          {settings.about}
        </p>
      )}
      {(settings.address || settings.phone || settings.email) && <ContactLines settings={settings} />}
    </div>
  )
}

function ContactLines({ settings }: { settings: Settings }) {
  return (
    <address>
      {settings.address && <span {...textLanguage(settings, "address")}>{isolateNumbers(settings.address)}</span>}
      {settings.phone && (
        <a href={`tel:${settings.phoneInternational}`}>
          <bdi dir="ltr">{settings.phone}</bdi>
        </a>
      )}
      {settings.email && (
        <a href={`mailto:${settings.email}`}>
          <bdi dir="ltr">{settings.email}</bdi>
        </a>
      )}
    </address>
  )
}

function FooterLinks({ title, links }: LinksProps) {
  const { t } = useI18n()
  return (
    <nav aria-label={title || t("shell.nav.more")}>
      {title && <h2>{title}</h2>}
      <SiteLinkList links={links} />
    </nav>
  )
}

const socialNetworks = [
  { key: "facebook", name: "Facebook", icon: "facebook", base: "" },
  { key: "instagram", name: "Instagram", icon: "instagram", base: "" },
  { key: "whatsapp", name: "WhatsApp", icon: "message-circle", base: "https://wa.me/" },
] as const

const hasSocial = (social: Settings["social"]) => socialNetworks.some(({ key }) => social[key])

/** The networks that the merchant set an address for. */
function SocialLinks({ social }: { social: Settings["social"] }) {
  const present = socialNetworks.filter(({ key }) => social[key])
  if (present.length === 0) return null
  return (
    <div className={css.social}>
      {present.map(({ key, name, icon, base }) => (
        <a key={key} href={`${base}${social[key]}`} aria-label={name} rel="noopener">
          <Icon name={icon} />
        </a>
      ))}
    </div>
  )
}
