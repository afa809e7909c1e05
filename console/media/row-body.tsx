import { type ReactNode, useCallback, useContext, useState } from "react"
import { UploadHold } from "./use-uploads.ts"

type Props = { isOpen: boolean; className: string | undefined; children: ReactNode }

/** The fields of a row that is opened and closed. A closed one stays, hidden, while a field in it has uploads: they go on, and land in the
 *  row. */
export function RowBody({ isOpen, className, children }: Props) {
  const outer = useContext(UploadHold)
  const [held, setHeld] = useState(0)
  const hold = useCallback(() => {
    const release = outer()
    setHeld((n) => n + 1)
    return () => {
      setHeld((n) => n - 1)
      release()
    }
  }, [outer])
  if (!isOpen && held === 0) return null
  return (
    <UploadHold value={hold}>
      <div hidden={!isOpen}>
        <div className={className}>{children}</div>
      </div>
    </UploadHold>
  )
}
