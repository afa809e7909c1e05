import type { z } from "zod"
import { type apiResource, capabilityNames } from "../common/contract-capabilities.ts"

/** Returns the capabilities of this API. Accounts need the secret of the staff's options. */
export function ownCapabilities(hasAccounts: boolean): z.infer<typeof apiResource> {
  return { name: "hanout", capabilities: capabilityNames.filter((name) => hasAccounts || name !== "accounts") }
}
