/** Whether the visitor pays dearly for every byte: data are to be saved, or the connection is very slow. Browsers that do
 *  not tell count as neither. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /^(slow-)?2g$/.test(connection?.effectiveType ?? "")
}
