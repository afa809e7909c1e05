const menuLinks = "[data-still=main-menu] a, [data-still=phone-menu] a, [data-still=footer] li a"

/** Marks the links of menus that lead to the page that is shown: the menus are as the server has rendered them for the page that
 *  the browser has loaded. */
export function markCurrentLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(menuLinks)) {
    const isCurrent = link.href === location.origin + location.pathname + location.search
    if (isCurrent) link.setAttribute("aria-current", "page")
    else link.removeAttribute("aria-current")
  }
}
