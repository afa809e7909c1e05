export function ErrorPage({ error }: { error: unknown }) {
  return <pre>{String(error)}</pre>
}
