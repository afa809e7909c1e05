/** Browsers by the width of their window. */
export const devices = {
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  768: { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true },
  1280: { viewport: { width: 1280, height: 860 } },
}

/** How the pictures of a width stand on a contact sheet. */
export const cells = {
  390: { columns: 8, width: 160, height: 520 },
  768: { columns: 6, width: 220, height: 420 },
  1280: { columns: 5, width: 288, height: 360 },
}
