import * as Base from "@radix-ui/react-dropdown-menu"
import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useRef,
  useState,
} from "react"
import { createPortal } from "react-dom"
import { Link } from "react-router"
import * as buttons from "#app/styles/buttons.module.css"
import { textDirection } from "#core/i18n/locale.ts"
import { useConsoleLocale } from "../i18n/use-text.ts"
import { focusIfNowhere } from "./focus-if-nowhere.ts"
import { holdScrollbar } from "./open-modals.ts"
import * as css from "./popups.module.css"

type Props = Omit<ComponentProps<"button">, "children" | "dir"> & {
  /** What is in the button. */
  button: ReactNode
  /** `MenuItem`, `MenuLink` and `MenuCheck`. */
  children: ReactNode
  side?: "top" | "bottom"
}

const OpenerContext = createContext<RefObject<HTMLElement | null>>({ current: null })

/** Takes the whole of a press beside an open menu, which closes it and presses nothing else. */
function Scrim({ onPress }: { onPress: () => void }) {
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: what Escape does, by a press
    <div role="presentation" className={css.cScrim} onClick={onPress} />,
    document.body,
  )
}

/** A button that opens a menu beside it, with the keys of menus. */
export function Menu({ button, children, side = "bottom", ...trigger }: Props) {
  const dir = textDirection(useConsoleLocale())
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const startsAtEnd = useRef(false)
  const setOpen = (opens: boolean) => {
    if (opens) holdScrollbar()
    setIsOpen(opens)
  }
  const openAtEnd = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp") return
    event.preventDefault()
    startsAtEnd.current = true
    setOpen(true)
  }
  const startAtEnd = (event: FocusEvent) => {
    if (!startsAtEnd.current) return
    startsAtEnd.current = false
    event.preventDefault()
    const items = event.currentTarget.querySelectorAll<HTMLElement>("[role^=menuitem]")
    items.item(items.length - 1).focus()
  }
  /** Tab closes the menu and goes on from its button. */
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Tab") return
    event.stopPropagation()
    if (event.shiftKey) event.preventDefault()
    opener.current?.focus()
    setOpen(false)
  }
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen} dir={dir} modal={false}>
      <Base.Trigger
        className={buttons.iconBtn}
        {...trigger}
        ref={opener}
        // A finger may be about to scroll: it opens with the click.
        onPointerDown={(event) => event.pointerType !== "mouse" && event.preventDefault()}
        onClick={() => setOpen(true)}
        onKeyDown={openAtEnd}
      >
        {button}
      </Base.Trigger>
      {isOpen && <Scrim onPress={() => setOpen(false)} />}
      <Base.Portal>
        <Base.Content
          className={css.cMenu}
          side={side}
          align="start"
          collisionPadding={{ top: 8, bottom: 8, left: 16, right: 16 }}
          loop
          onFocus={startAtEnd}
          onKeyDownCapture={leave}
          // The scrim takes the press.
          onPointerDownOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            focusIfNowhere(opener.current)
          }}
        >
          <OpenerContext value={opener}>{children}</OpenerContext>
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  )
}

type ItemProps = { onPress: () => void; children: ReactNode }

/** Something to do. */
export function MenuItem({ onPress, ...item }: ItemProps & { lang?: string; "aria-current"?: boolean }) {
  const opener = use(OpenerContext)
  const press = () => {
    // A dialog that it opens gives the focus back to where it was: the item will be gone.
    opener.current?.focus()
    onPress()
  }
  return <Base.Item onSelect={press} {...item} />
}

/** A place to go to. */
export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Base.Item asChild>
      <Link to={to}>{children}</Link>
    </Base.Item>
  )
}

/** Something that is on or off. */
export function MenuCheck({ isOn, onPress, children }: ItemProps & { isOn: boolean }) {
  return (
    <Base.CheckboxItem checked={isOn} onCheckedChange={onPress}>
      {children}
    </Base.CheckboxItem>
  )
}
