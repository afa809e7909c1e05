/** How every test starts its browser: quiet, and without asking the network for anything but the shop. */
export const chromium = {
  executablePath: process.env.CHROMIUM,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-features=SpareRendererForSitePerProcess",
  ],
}
