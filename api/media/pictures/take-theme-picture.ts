import { iconSide, iconSides, type ThemePictureKind } from "#core/content/theme/theme-picture.ts"
import { sharp } from "./guarded-sharp.ts"
import { maxWorkDuration, readHead, reading, unpacking } from "./read-head.ts"

/** Pixels: three times what a header, and a sheet of paper, show of a logo. */
const logoBox = { width: 800, height: 320 }
/** Twice what a mail shows. */
const mailBox = { width: 480, height: 96 }

/** A form of a picture: what follows the hash in its name, and its bytes. */
export type PictureForm = { suffix: string; bytes: Buffer }

export type TakenThemePicture = { width: number; height: number; own: PictureForm; forms: PictureForm[] }

const upright = (file: Uint8Array) => sharp(file, reading).autoOrient().timeout({ seconds: maxWorkDuration })

async function takeLogo(file: Uint8Array): Promise<TakenThemePicture> {
  const inside = { fit: "inside", withoutEnlargement: true } as const
  const { data, info } = await upright(file)
    .resize({ ...logoBox, ...inside })
    .webp({ quality: 90, effort: 5 })
    .toBuffer({ resolveWithObject: true })
  const forMail = await upright(file)
    .resize({ ...mailBox, ...inside })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const { width, height } = info
  return { width, height, own: { suffix: ".webp", bytes: data }, forms: [{ suffix: ".png", bytes: forMail }] }
}

async function takeIcon(file: Uint8Array): Promise<TakenThemePicture> {
  const icon = (side: number) => upright(file).resize(side, side, { fit: "cover" })
  const png = { compressionLevel: 9 }
  const own = await icon(iconSide).png(png).toBuffer()
  const forms: PictureForm[] = []
  for (const side of iconSides) {
    // A phone's home screen shows what is transparent as black.
    const drawn = side === 180 ? icon(side).flatten({ background: "#fff" }) : icon(side)
    forms.push({ suffix: `-${side}.png`, bytes: await drawn.png(png).toBuffer() })
  }
  return { width: iconSide, height: iconSide, own: { suffix: ".png", bytes: own }, forms }
}

/** Converts an upload of pixels into a logo or a favicon with its forms; undefined for a favicon that is not square.
 *  @throws UploadRejectedError when it is no picture that the shop takes */
export async function takeThemePicture(
  file: Uint8Array,
  kind: ThemePictureKind,
): Promise<TakenThemePicture | undefined> {
  const { autoOrient } = await readHead(file)
  if (kind === "logo") return unpacking(() => takeLogo(file))
  const { width, height } = autoOrient
  if (Math.abs(width - height) > Math.max(width, height) / 50) return undefined
  return unpacking(() => takeIcon(file))
}
