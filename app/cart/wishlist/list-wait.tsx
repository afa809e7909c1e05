const tiles = ["one", "two", "three", "four"]

type ListWaitProps = { label: string; noScript: string; shape?: "cards" | "rows" }

/** Stands where a list of this browser will be: the server does not know it. Says so where there is no script. */
export function ListWait({ label, noScript, shape = "cards" }: ListWaitProps) {
  return (
    <>
      <noscript>
        <p className="list-notes">{noScript}</p>
      </noscript>
      <div className="list-wait needs-script" aria-busy="true">
        <p className="sr" role="status">
          {label}
        </p>
        <ul className={shape === "cards" ? "grid" : "wait-rows"} aria-hidden="true">
          {tiles.map((tile) => (
            <li key={tile} className="wait-card" />
          ))}
        </ul>
      </div>
    </>
  )
}
