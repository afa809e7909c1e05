import { type ComponentType, lazy } from "react"
import type { StaffPermission } from "#core/staff/staff-permissions.ts"
import { requirePermission } from "./require-permission.tsx"

/** A screen's script could not be fetched: there is no connection, or another version of the console is served now. */
export class ScreenLoadError extends Error {}

/** A screen whose script is fetched when it is opened.
 *  @param permission of those who may see it; undefined for everybody who is signed in
 *  @throws ScreenLoadError while it is rendered */
export function lazyScreen<Name extends string>(
  permission: StaffPermission | undefined,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  const Loaded = lazy(async (): Promise<{ default: ComponentType }> => {
    const loaded = await load().catch((cause: unknown) => {
      throw new ScreenLoadError(name, { cause })
    })
    return { default: loaded[name] }
  })
  const Screen = () => <Loaded />
  return permission ? requirePermission(permission, Screen) : Screen
}
