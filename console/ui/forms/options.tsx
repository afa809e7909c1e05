type Props = { of: readonly (readonly [value: string | number, text: string | number | undefined])[] }

/** Options of a select, each by its value and its text. */
export const Options = ({ of }: Props) =>
  of.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
