const phone = { hasTouch: true, isMobile: true }

/** Browsers by the width of their window. */
export const devices = {
  360: { viewport: { width: 360, height: 740 }, ...phone },
  390: { viewport: { width: 390, height: 844 }, ...phone },
  768: { viewport: { width: 768, height: 1024 }, ...phone },
  1280: { viewport: { width: 1280, height: 860 } },
  1536: { viewport: { width: 1536, height: 864 } },
}

/** How the pictures of a width stand on a contact sheet. */
const cells = {
  360: { columns: 8, width: 160, height: 520 },
  390: { columns: 8, width: 160, height: 520 },
  768: { columns: 6, width: 220, height: 420 },
  1280: { columns: 5, width: 288, height: 360 },
  1536: { columns: 4, width: 340, height: 360 },
}

/** The cell of a width. Pictures of the window alone are shown larger and whole, fewer to a sheet's row.
 *  @param {boolean} window */
export function cellOf(width, window) {
  if (!window) return cells[width]
  const { viewport } = devices[width]
  const shown = Math.min(viewport.width, Math.round(cells[width].width * 1.75))
  const columns = Math.ceil(cells[width].columns / 2)
  return { columns, width: shown, height: Math.round((shown * viewport.height) / viewport.width) }
}
