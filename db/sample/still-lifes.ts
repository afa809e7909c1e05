import { postPictures } from "#sample/picture-texts/posts.ts"
import { stillLifes } from "#sample/picture-texts/still-lifes.ts"
import { shopPictures } from "#sample/shop-pictures.ts"
import type { Tx } from "../database.ts"
import { type PictureIndex, storeMedia } from "./pictures.ts"

/** Stores the pictures that are there of several products together. */
export async function storeStillLifes(tx: Tx, index: PictureIndex): Promise<void> {
  for (const [name, text] of Object.entries({ ...stillLifes, ...postPictures })) await storeMedia(tx, index, name, text)
}

/** Gives the places of the storefront their pictures; to be called after these are stored. */
export async function storeShopPictures(tx: Tx): Promise<void> {
  for (const [name, picture] of Object.entries(shopPictures)) {
    const url = `/media/${picture}.webp`
    const media = await tx.selectFrom("media").select("id").where("url", "=", url).executeTakeFirst()
    if (media) await tx.insertInto("shop_picture").values({ name, media_id: media.id }).execute()
  }
}
