import { Menu as Base } from "@base-ui/react/menu"
import type { ComponentProps, ReactNode } from "react"
import { Link } from "react-router"
import * as buttons from "#app/styles/buttons.module.css"
import * as css from "./popups.module.css"

type Props = Omit<ComponentProps<typeof Base.Trigger>, "children"> & {
  /** Content of the button. */
  button: ReactNode
  /** `MenuItem`, `MenuLink` and `MenuCheck`. */
  children: ReactNode
  side?: "top" | "bottom"
}

/** A button that opens a menu beside it, with the keys of menus. */
export function Menu({ button, children, side = "bottom", ...trigger }: Props) {
  return (
    <Base.Root>
      <Base.Trigger className={buttons.iconBtn} {...trigger}>
        {button}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className={css.cPopupPlace} side={side} align="start" collisionPadding={8}>
          <Base.Popup className={css.cMenu}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

type ItemProps = { onPress: () => void; children: ReactNode }

/** Something to do. */
export function MenuItem({ onPress, ...item }: ItemProps & { lang?: string; "aria-current"?: boolean }) {
  return <Base.Item onClick={onPress} {...item} />
}

type LinkProps = { to: string; inOwnWindow?: boolean; children: ReactNode }

/** A place to go to.
 *  @param inOwnWindow what is shown stays as it is */
export function MenuLink({ to, inOwnWindow = false, children }: LinkProps) {
  const target = inOwnWindow ? { target: "_blank", rel: "noopener" } : {}
  return (
    <Base.LinkItem render={<Link to={to} {...target} />} closeOnClick>
      {children}
    </Base.LinkItem>
  )
}

/** Something that is on or off. */
export function MenuCheck({ isOn, onPress, children }: ItemProps & { isOn: boolean }) {
  return (
    <Base.CheckboxItem checked={isOn} onCheckedChange={onPress} closeOnClick>
      {children}
    </Base.CheckboxItem>
  )
}
