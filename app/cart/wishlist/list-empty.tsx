import type { ReactNode } from "react"
import { useI18n } from "../../i18n/i18n.tsx"
import * as empty from "../../shell/empty.module.css"
import * as buttons from "../../styles/buttons.module.css"
import { Link } from "../../ui/link.tsx"

type ListEmptyProps = {
  /** What stands above the words. */
  picture: ReactNode
  title: string
  text: string
  /** Ways on, the most likely first: paths without language. */
  ways: { path: string; label: string }[]
}

/** A list with nothing in it: a picture, a sentence and a way on. */
export function ListEmpty({ picture, title, text, ways }: ListEmptyProps) {
  const { to } = useI18n()
  return (
    <div className={empty.empty}>
      {picture}
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={empty.row}>
        {ways.map(({ path, label }, index) => (
          <Link key={path} className={index === 0 ? buttons.btn : `${buttons.btn} ${buttons.btnQuiet}`} to={to(path)}>
            {label}
          </Link>
        ))}
      </div>
    </div>
  )
}
