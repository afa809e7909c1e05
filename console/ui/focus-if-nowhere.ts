/** Gives the focus back to what opened a popup, unless the press that closed it has put the focus somewhere else. */
export function focusIfNowhere(opener: HTMLElement | null) {
  if (document.activeElement === document.body) opener?.focus()
}
