/** What needs no shrinking, in bytes. */
const smallEnough = 400_000
/** Pixels: as much as the shop shows. */
const maxSide = 1600

/** A photo as a smaller JPEG; undefined where that is not needed, not possible, or no gain. */
export async function smallerPicture(file: File): Promise<File | undefined> {
  if (file.size <= smallEnough) return undefined
  try {
    const photo = await createImageBitmap(file)
    const share = Math.min(1, maxSide / Math.max(photo.width, photo.height))
    const canvas = document.createElement("canvas")
    canvas.width = Math.round(photo.width * share)
    canvas.height = Math.round(photo.height * share)
    canvas.getContext("2d")?.drawImage(photo, 0, 0, canvas.width, canvas.height)
    photo.close()
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.86))
    if (!made || made.size >= file.size) return undefined
    return new File([made], "photo.jpg", { type: "image/jpeg" })
  } catch {
    // No picture, or one that this browser cannot read: the shop says so.
    return undefined
  }
}
