import { iconForm, isSvg, type ThemePicture } from "#core/content/theme/theme-picture.ts"

/** The icons of a page in tabs and on home screens: the merchant's, or the program's. An SVG has no form for iPhones, which
 *  then show the page instead. */
export function IconLinks({ favicon }: { favicon: ThemePicture | null }) {
  if (!favicon) {
    return (
      <>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </>
    )
  }
  if (isSvg(favicon)) return <link rel="icon" href={favicon.url} type="image/svg+xml" />
  return (
    <>
      <link rel="icon" href={iconForm(favicon, 48)} type="image/png" sizes="48x48" />
      <link rel="icon" href={iconForm(favicon, 192)} type="image/png" sizes="192x192" />
      <link rel="apple-touch-icon" href={iconForm(favicon, 180)} />
    </>
  )
}
