const typed = "input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]"

/** Which outcome a pressed key stands for, 1 to 6: whatever the layout of the keyboard (the upper row of a French one
 *  has its digits behind Shift). Undefined while somebody types, for a held key and with others. */
export function outcomeKey(event: KeyboardEvent): number | undefined {
  if (event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return undefined
  if (event.target instanceof Element && event.target.closest(typed)) return undefined
  const digit = /^(?:Digit|Numpad)([1-6])$/.exec(event.code)?.[1] ?? /^[1-6]$/.exec(event.key)?.[0]
  return digit === undefined ? undefined : Number(digit)
}
