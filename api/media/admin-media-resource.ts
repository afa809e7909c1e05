import type { AdminMedia } from "#db/media/admin-media.ts"
import type { AdminMediaResource } from "./contract-admin.ts"

/** A picture on the console's wire. */
export function adminMediaResource({ id: _, ...media }: AdminMedia): AdminMediaResource {
  return media
}
