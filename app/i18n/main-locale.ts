import { defaultLocale, type Locale } from "#core/i18n/locale.ts"

let readMainLocale: () => Locale = () => defaultLocale

/** Makes known where the shop's main language is read: in the settings of the request (server), or in the page (browser). */
export function registerMainLocale(read: () => Locale): void {
  readMainLocale = read
}

/** The shop's main language as the page that is rendered or shown has it. Its addresses have no prefix. */
export const shopMainLocale = (): Locale => readMainLocale()
