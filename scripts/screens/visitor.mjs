// A visitor's browser: empty-handed, or with a cart, a wishlist and a list to compare.

/** Opens a page and waits until what the window shows is drawn: fonts, and pictures down to `reach` pixels. */
export async function open(page, address, status = 200) {
  const answer = await page.goto(address, { waitUntil: "load" })
  if (answer.status() !== status) throw new Error(`${address} was answered with ${answer.status()}, not ${status}`)
}

/** Waits for what is still being fetched, the fonts, and the pictures of the whole page or of what the window shows.
 *  @param {boolean} whole */
export async function settled(page, whole) {
  await page.locator("[aria-busy=true]:not([aria-labelledby=viewed]):visible").waitFor({ state: "detached" })
  await page.evaluate(async (all) => {
    const near = (image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return all || (top < innerHeight && bottom > 0)
    }
    const pictures = [...document.images].filter((image) => image.checkVisibility() && near(image))
    for (const image of pictures) image.loading = "eager"
    const drawn = pictures.map((image) => image.decode().catch(() => {}))
    const soon = new Promise((resolve) => setTimeout(resolve, 10_000))
    await Promise.race([soon, Promise.all([document.fonts.ready, ...drawn])])
  }, whole)
}

/** Touches the page and waits until its islands are hydrated: a press is not lost. */
export async function taken(page) {
  await page.evaluate(() => dispatchEvent(new Event("scroll")))
  await page.waitForFunction(() => document.documentElement.dataset.ready === "")
}

/** Puts three bags into the wishlist and the list to compare, and three products without a choice into the cart, by their
 *  cards' own buttons. */
export async function fillHands(page, shop, prefix) {
  await open(page, `${shop}${prefix}/shop?category=sacs`)
  await taken(page)
  for (const selector of [".wish", ".pc-tools [aria-pressed]:not(.wish)"]) {
    for (const card of (await page.locator(".pc:not(.out)").all()).slice(0, 3)) {
      // Compare is there once the focus has come to the card.
      await card.locator(".wish").focus()
      await card.locator(selector).evaluate((button) => button.click())
    }
  }
  await open(page, `${shop}${prefix}/shop`)
  await taken(page)
  // A pressed button becomes a stepper: the next button is the first one then.
  const add = page.locator(".pc:not(.out) .pc-add button:not([aria-haspopup])").first()
  for (let added = 0; added < 3; added++) await add.evaluate((button) => button.click())
  await page.locator(".pc-step").nth(2).waitFor()
}

/** Shows or hides the bars at the window's end. */
export function showBars(page, shown) {
  return page.evaluate((visible) => {
    for (const bar of document.querySelectorAll(".dock, .buybar")) bar.style.display = visible ? "" : "none"
  }, shown)
}
