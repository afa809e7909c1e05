import { useEffect, useState } from "react"

/** The time, again every half minute: what is said of minutes stays true while the screen stands. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
