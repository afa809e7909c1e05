/** Makes the bar over a hero solid as soon as the place above it has left the window. */
export function watchHeroBar(): void {
  const mark = document.querySelector("[data-bar-mark]")
  const bar = mark?.nextElementSibling
  if (!mark || !bar) return
  // On a busy phone several changes come at once; the last one holds.
  new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) bar.removeAttribute("data-solid")
    else bar.setAttribute("data-solid", "true")
  }).observe(mark)
}
