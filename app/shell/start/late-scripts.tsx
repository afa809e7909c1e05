import { Scripts } from "react-router"
import { MessageLinks } from "../../i18n/message-links.tsx"

/** Has `early-start.js` read the scripts above it; constant, as the policy of every page allows it by its hash. */
export const readScripts = "hanoutScripts()"

/** React Router's scripts, and links to all that they load, as text that `early-start.js` makes into elements in time: they
 *  would come before the page's largest picture and its typeface. React leaves a `<noscript>` as it is. */
export function LateScripts() {
  if (import.meta.env.DEV) return <Scripts />
  return (
    <>
      <noscript id="late-scripts">
        <MessageLinks />
        <Scripts />
      </noscript>
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? readScripts : "" }}
      />
    </>
  )
}
