import type { ReactNode } from "react"
import type { textLanguage } from "#core/i18n/text-language.ts"
import * as home from "../styles/home.module.css"

export type Tab = {
  id: string
  label: string
  /** That of a label that is not in the page's. */
  language?: ReturnType<typeof textLanguage>
  content: ReactNode
}

type TabsProps = { name: string; label: string; tabs: Tab[]; chosen?: string; head?: ReactNode }

/** Up to four panels, one shown at a time: radio buttons and CSS, so that it works without JavaScript.
 *  @param name of the radio group, unique on the page
 *  @param chosen id of the tab shown at first, else the first one
 *  @param head what stands beside the tabs, such as the section's title */
export function Tabs({ name, label, tabs, chosen = tabs[0]?.id, head }: TabsProps) {
  return (
    <div className={home.tabbed}>
      <div className={home.secHead}>
        {head}
        <div className={home.tabs} role="radiogroup" aria-label={label}>
          {tabs.map((tab) => (
            <label key={tab.id}>
              <input type="radio" name={name} value={tab.id} defaultChecked={tab.id === chosen} />
              {tab.language?.lang ? <span {...tab.language}>{tab.label}</span> : tab.label}
            </label>
          ))}
        </div>
      </div>
      {tabs.map((tab) => (
        <div key={tab.id} className={home.tabPanel}>
          {tab.content}
        </div>
      ))}
    </div>
  )
}
