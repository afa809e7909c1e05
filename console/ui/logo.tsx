import { Link } from "react-router"
import * as css from "../styles/frame.module.css"

const star =
  "M24 1L30.74 7.74L40.26 7.74L40.26 17.26L47 24L40.26 30.74L40.26 40.26L30.74 40.26L24 47L17.26 40.26L7.74 40.26" +
  "L7.74 30.74L1 24L7.74 17.26L7.74 7.74L17.26 7.74ZM18.6 33V23.4a6.6 6.6 0 1 1 10.8 0V33Z"

/** The shop's star and name. */
export function Logo() {
  return (
    <Link className={css.logo} to="/" aria-label="Hanout">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path fill="currentColor" fillRule="evenodd" d={star} />
      </svg>
      <span>Hanout</span>
    </Link>
  )
}
