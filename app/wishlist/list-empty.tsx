import { Link } from "react-router"
import { useI18n } from "../i18n/i18n.tsx"
import { BigStar } from "../ui/big-star.tsx"

type ListEmptyProps = {
  /** Drawn in the star, in a field of 200 × 200. */
  drawing: string
  title: string
  text: string
  /** Ways on, the most likely first: paths without language. */
  ways: { path: string; label: string }[]
}

/** A list with nothing in it: the star, a sentence and a way on. */
export function ListEmpty({ drawing, title, text, ways }: ListEmptyProps) {
  const { to } = useI18n()
  return (
    <div className="empty">
      <BigStar drawing={drawing} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="row">
        {ways.map(({ path, label }, index) => (
          <Link key={path} className={index === 0 ? "btn" : "btn btn-quiet"} to={to(path)}>
            {label}
          </Link>
        ))}
      </div>
    </div>
  )
}
