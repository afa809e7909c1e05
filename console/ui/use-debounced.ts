import { useEffect, useState } from "react"

/** Debounces a value: returns it once it has not changed for a while, so that typing sends no request per letter.
 *  @param delay in milliseconds */
export function useDebounced<T>(value: T, delay = 300): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return debounced
}
