import * as css from "../styles/header.module.css"

/** The word below an icon of a header, on wide windows. Its link or button has a name of its own, which begins or ends with it. */
export const ToolName = ({ name }: { name: string }) => (
  <span className={css.toolName} aria-hidden="true">
    {name}
  </span>
)
