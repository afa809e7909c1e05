import * as core from "#core/i18n/locale.ts"
import { defaultLocale, type Locale } from "#core/i18n/locale.ts"
import { pagePath as corePagePath, type OwnPath } from "#core/own-path.ts"
import type { PathTemplate, QueryValues, WithPathParams } from "#core/path-template.ts"

let readMainLocale: () => Locale = () => defaultLocale

/** Makes known where the shop's main language is read: in the settings of the request (server), or in the page (browser). */
export function registerMainLocale(read: () => Locale): void {
  readMainLocale = read
}

/** The shop's main language as the page that is rendered or shown has it. Its addresses have no prefix. */
export const shopMainLocale = (): Locale => readMainLocale()

/** The language that a parameter names; the shop's main one where it names none. */
export const toLocale = (param: unknown): Locale => (core.isLocale(param) ? param : shopMainLocale())

/** A path in a language of the shop: `/shop` in its main language, `/ar/shop` in another.
 *  @param path without language */
export const localizedPath = (locale: Locale, path: string): string =>
  core.localizedPath(locale, path, shopMainLocale())

/** The language of a path, and the path without it. */
export const splitLocale = (path: string): { locale: Locale; path: string } => core.splitLocale(path, shopMainLocale())

/** The path of a page, in a language of the shop.
 *  @param template without language, such as `/product-details/:slug`
 *  @throws RangeError for a value that is no single segment of a path */
export const pagePath = <const Template extends string>(
  locale: Locale,
  template: Template & PathTemplate<Template>,
  ...options: WithPathParams<Template, { query?: QueryValues }>
): OwnPath => corePagePath<Template>({ locale, main: shopMainLocale() }, template, ...options)
