import { StillElement } from "../../ui/still/still-element.tsx"
import * as css from "./footer.module.css"
import type { FooterProps } from "./footer-content.tsx"
import { LazyFooterContent } from "./menus/lazy-menus.tsx"

/** The links, the address and the legal facts below every page. */
export function Footer(props: FooterProps) {
  return (
    <footer className={css.foot}>
      <StillElement name="footer" Component={LazyFooterContent} shown={props} />
    </footer>
  )
}
