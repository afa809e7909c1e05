import sharp from "sharp"
import { expect, test } from "vitest"
import { maxShareBytes } from "#core/media/share-picture.ts"
import { renderSharePicture } from "./render-share-picture.ts"

const plain = (width: number, height: number, background = "#c2512f") =>
  sharp({ create: { width, height, channels: 3, background } })

/** The mean of the channels of a part of a picture. */
async function meanOf(picture: Buffer, left: number) {
  const part = await sharp(picture).extract({ left, top: 200, width: 40, height: 200 }).toBuffer()
  return (await sharp(part).stats()).channels.map(({ mean }) => Math.round(mean))
}

test.each([
  ["a square one", 900, 900],
  ["one as wide as a scene", 1600, 900],
  ["one much higher than wide", 300, 1600],
  ["a small one", 200, 120],
])("%s becomes a JPEG of 1200 × 630 pixels", async (_, width, height) => {
  const made = await renderSharePicture(await plain(width, height).webp().toBuffer())
  expect(await sharp(made).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 })
})

test("noise, the worst there is, stays within the bytes that every network shows", async () => {
  const noise = {
    width: 1600,
    height: 900,
    channels: 3 as const,
    background: "#888",
    noise: { type: "gaussian" as const, mean: 128, sigma: 90 },
  }
  const made = await renderSharePicture(await sharp({ create: noise }).png().toBuffer())
  expect(made.length).toBeLessThanOrEqual(maxShareBytes)
})

test("a square one stands whole in the middle, on its own backdrop; what is clear becomes white", async () => {
  const square = await plain(600, 600, "#ffffff")
    .composite([{ input: await plain(300, 300).png().toBuffer() }])
    .png()
    .toBuffer()
  const made = await renderSharePicture(square)
  const [red = 0, , blue = 0] = await meanOf(made, 580)
  expect(red - blue).toBeGreaterThan(100)
  for (const place of [0, 1160]) expect(Math.min(...(await meanOf(made, place)))).toBeGreaterThan(180)

  const clear = sharp({ create: { width: 600, height: 600, channels: 4, background: "#0000" } })
  const [dark = 0] = await meanOf(await renderSharePicture(await clear.png().toBuffer()), 580)
  expect(dark).toBeGreaterThan(240)
})

test("one turned by its camera is upright", async () => {
  const half = await plain(800, 400, "#000000").toFormat("png").toBuffer()
  const turned = await plain(800, 800, "#ffffff")
    .composite([{ input: half, top: 0, left: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const made = await renderSharePicture(turned)
  const { channels } = await sharp(
    await sharp(made).extract({ left: 330, top: 100, width: 40, height: 400 }).toBuffer(),
  ).stats()
  const right = await sharp(
    await sharp(made).extract({ left: 830, top: 100, width: 40, height: 400 }).toBuffer(),
  ).stats()
  expect(channels[0]?.mean ?? 0).toBeGreaterThan(200)
  expect(right.channels[0]?.mean ?? 0).toBeLessThan(60)
})

test("what is no picture is rejected", async () => {
  await expect(renderSharePicture(Buffer.from("not a picture"))).rejects.toThrow()
})
