import { type ComponentType, createContext, type ReactNode, use } from "react"
import type { Locale } from "#core/i18n/locale.ts"
import { I18nProvider, useI18n } from "../i18n/i18n.tsx"
import { PageProvider, usePage } from "./page.tsx"
import type { PageData } from "./page-data.ts"
import { ShellContext, useShellData } from "./shell-data.ts"

/** The islands of a page that is being rendered. The server alone has them. */
export type PageIslands = {
  /** Notes an island.
   *  @returns its id, unique on the page */
  add: (name: string, props: object) => string
  /** Renders a part by itself, as the browser hydrates it.
   *  @param id of the island, which the ids within it begin with */
  render: (part: ReactNode, id: string) => string
  /** Returns the JSON for the page's scripts. After this no island can be added. */
  close: (page: DescribedPage) => string
}

/** Data of a page for its scripts, beside its islands. */
export type DescribedPage = { locale: Locale } & Pick<PageData, "shop" | "visitors">

/** Undefined in a browser, and within an island: what it contains is a part of it. */
export const PageIslandsContext = createContext<PageIslands | undefined>(undefined)

/** Makes a component an island: the browser hydrates it alone, at the first touch of the page (mount.tsx). Its props are sent with
 *  the page as JSON, so they are small. Its contexts are the language (`useI18n`) and the page (`usePage`). Children are
 *  server-rendered HTML and may contain other islands.
 *  @param name its row in every-page.ts or registry.ts
 *  @param options.atRest hydrates it without a touch, once the page is at rest and the island is on the screen: for data that only the
 *    browser has, and for animations. A function decides it by the props */
export function island<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  { atRest = false }: { atRest?: boolean | ((props: Props) => boolean) } = {},
): ComponentType<Props> {
  if (!import.meta.env.SSR) return Component
  function Island(props: Props) {
    const islands = use(PageIslandsContext)
    const isAtRest = typeof atRest === "function" ? atRest(props) : atRest
    return islands ? (
      <Rendered name={name} islands={islands} Component={Component} props={props} atRest={isAtRest} />
    ) : (
      <Component {...props} />
    )
  }
  return Island
}

type RenderedProps<Props> = {
  name: string
  islands: PageIslands
  Component: ComponentType<Props>
  props: Props
  atRest: boolean
}

function Rendered<Props extends object>({ name, islands, Component, props, atRest }: RenderedProps<Props>) {
  const { locale } = useI18n()
  const page = usePage()
  const shell = useShellData()
  const inPage = (part: ReactNode) => (
    <I18nProvider locale={locale} settings={page.shop}>
      <PageProvider page={page}>{part}</PageProvider>
    </I18nProvider>
  )
  const { children, ...sent } = props as Props & { children?: ReactNode }
  const hasSlot = children !== undefined
  const id = islands.add(name, hasSlot ? { ...sent, hasSlot } : sent)
  const around = (
    <PageIslandsContext value={islands}>
      <ShellContext value={shell}>{children}</ShellContext>
    </PageIslandsContext>
  )
  const slot = hasSlot && { children: <Slot html={islands.render(inPage(around), `${id}-`)} /> }
  const html = { __html: islands.render(inPage(<Component {...props} {...slot} />), id) }
  const attributes = { id, "data-island": name, "data-at-rest": atRest ? "" : undefined }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it from the component
  return <div className="display-contents" {...attributes} dangerouslySetInnerHTML={html} />
}

/** HTML of the server's within an island. In the browser React leaves it as it stands there. */
export function Slot({ html = "" }: { html?: string }) {
  const content = { __html: html }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it from the children
  return <div className="display-contents" suppressHydrationWarning dangerouslySetInnerHTML={content} />
}
