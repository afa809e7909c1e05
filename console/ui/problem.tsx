import * as marks from "#app/styles/marks.module.css"
import { Icon } from "./icon.tsx"

/** Error text of a form, above its fields; read aloud when it appears. */
export function Problem({ text }: { text: string }) {
  return (
    <div role="alert">
      {text && (
        <p className={marks.alert}>
          <Icon name="circle-alert" />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
