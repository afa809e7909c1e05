import type { ComponentProps } from "react"
import { useI18n } from "../i18n/i18n.tsx"

type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string }

/** A link to a page of the shop.
 *  @param to as `to()` of `useI18n` gives it */
export const Link = ({ to, children, ...attributes }: LinkProps) => (
  <a {...attributes} href={to}>
    {children}
  </a>
)

type FormProps = ComponentProps<"form"> & { action?: string }

/** A form that a page of the shop answers.
 *  @param action its path without language; left out for the page itself */
export function Form({ action, ...attributes }: FormProps) {
  const { to } = useI18n()
  return <form {...attributes} action={action === undefined ? undefined : to(action)} />
}
