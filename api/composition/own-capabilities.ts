import type { z } from "zod"
import { type apiResource, capabilityNames } from "../common/contract-capabilities.ts"

/** What this API can do. Accounts need the secret that comes with the staff's options. */
export function ownCapabilities(hasAccounts: boolean): z.infer<typeof apiResource> {
  return { name: "hanout", capabilities: capabilityNames.filter((name) => hasAccounts || name !== "accounts") }
}
