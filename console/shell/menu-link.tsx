import { NavLink } from "react-router"
import { useLowStock } from "../catalogue/products/catalogue-queries.ts"
import { useNewMessages } from "../customers/visitors/use-messages.ts"
import { useMay } from "../data/use-me.ts"
import { useText } from "../i18n/use-text.ts"
import { useCounts } from "../orders/orders-api.ts"
import { useWaitingReviews } from "../reviews/use-decide.ts"
import * as css from "../styles/frame.module.css"
import { Icon } from "../ui/icon.tsx"
import type { MenuEntry } from "./menu-entries.ts"

/** How many orders wait for a call. */
function Waiting() {
  const n = useCounts()?.new
  return n ? (
    <bdi className={`${css.navN} ${css.hot}`} aria-hidden="true">
      {n}
    </bdi>
  ) : null
}

/** How many products are low or out of stock. */
function LowStock() {
  const n = useLowStock(useMay("catalogue.read"))
  return n ? (
    <bdi className={css.navN} aria-hidden="true">
      {n}
    </bdi>
  ) : null
}

/** How many of something wait: reviews to be read, messages to be answered. */
function Unread({ n }: { n: number | undefined }) {
  return n ? (
    <bdi className={css.navN} aria-hidden="true">
      {n}
    </bdi>
  ) : null
}

const WaitingReviews = () => <Unread n={useWaitingReviews(useMay("content.write"))} />
const NewMessages = () => <Unread n={useNewMessages(useMay("orders.read"))} />

/** One place of the console. */
export function MenuLink({ entry, onGo }: { entry: MenuEntry; onGo?: () => void }) {
  const t = useText()
  return (
    <NavLink to={entry.path} title={t(entry.text)} onClick={onGo}>
      <Icon name={entry.icon} />
      <span>{t(entry.text)}</span>
      {entry.path === "/orders" && <Waiting />}
      {entry.path === "/products" && <LowStock />}
      {entry.path === "/reviews" && <WaitingReviews />}
      {entry.path === "/messages" && <NewMessages />}
    </NavLink>
  )
}
