import type { Desk } from "#core/delivery/desk.ts"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"

/** Where a parcel waits: the desk's name and where it is. */
export function DeskText({ desk: { name, address, commune } }: { desk: Desk }) {
  const where = [address, commune].filter(Boolean).join(", ")
  return (
    <>
      <b>
        <bdi>{name}</bdi>
      </b>
      {where && (
        <>
          {" · "}
          <bdi>{isolateNumbers(where)}</bdi>
        </>
      )}
    </>
  )
}
