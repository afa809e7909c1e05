import type { Capability } from "#api/common/contract-capabilities.ts"
import { useShop } from "./page.tsx"

/** Tells what the API behind this shop cannot do: its links and forms are not shown. */
export function useLacks(): (capability: Capability | undefined) => boolean {
  const lacking = useShop()?.lacking
  return (capability) => capability !== undefined && Boolean(lacking?.includes(capability))
}
