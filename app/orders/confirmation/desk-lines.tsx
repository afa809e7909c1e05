import type { Desk } from "#core/delivery/desk.ts"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"

/** The desk where a parcel waits: its name, where it is, and when it is open. */
export function DeskLines({ desk: { name, address, commune, hours } }: { desk: Desk }) {
  const where = [address, commune].filter(Boolean).join(", ")
  return (
    <>
      <b>
        <bdi>{name}</bdi>
      </b>
      {[where, hours].map(
        (line) =>
          line && (
            <span key={line}>
              <br />
              <bdi>{isolateNumbers(line)}</bdi>
            </span>
          ),
      )}
    </>
  )
}
