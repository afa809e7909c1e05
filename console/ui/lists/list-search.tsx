import { useEffect, useRef, useState } from "react"
import * as ordersHead from "../../styles/orders-head.module.css"
import { Icon } from "../icon.tsx"

/** Words that a list is searched by; asked when nothing was typed for a moment. */
export function ListSearch({
  label,
  value,
  onSearch,
}: {
  label: string
  value: string
  onSearch: (q: string) => void
}) {
  const [typed, setTyped] = useState(value)
  const searched = useRef(value)
  useEffect(() => {
    // Set from elsewhere, such as by a link to the list.
    if (value !== searched.current) setTyped(value)
    searched.current = value
  }, [value])
  useEffect(() => {
    const words = typed.trim()
    if (words === value) return
    const timer = setTimeout(() => {
      searched.current = words
      onSearch(words)
    }, 250)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])
  return (
    <search>
      <div className={ordersHead.searchS}>
        <Icon name="search" />
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
    </search>
  )
}
