import type { Capability } from "#api/common/contract-capabilities.ts"
import { useShellData } from "./shell-data.ts"

/** Tells what the API behind this shop cannot do: its links and forms are not shown. */
export function useLacks(): (capability: Capability | undefined) => boolean {
  const lacking = useShellData()?.lacking
  return (capability) => capability !== undefined && Boolean(lacking?.includes(capability))
}
