import { Component, type ReactNode } from "react"
import { useLocation } from "react-router"
import { FailedScreen } from "../ui/states/failed-screen.tsx"
import { ScreenLoadError } from "./lazy-screen.tsx"

type Props = { children: ReactNode; path: string }

/** Shows a failed screen in its frame instead of nothing at all; another address starts again. */
class Boundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error("Nothing was thrown") }
  }

  override componentDidUpdate(before: Props) {
    if (this.state.error && before.path !== this.props.path) this.setState({ error: undefined })
  }

  /** A script that could not be fetched stays so until the page is loaded again. */
  again = (): void => {
    if (this.state.error instanceof ScreenLoadError) location.reload()
    else this.setState({ error: undefined })
  }

  override render() {
    return this.state.error ? <FailedScreen again={this.again} /> : this.props.children
  }
}

export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <Boundary path={pathname}>{children}</Boundary>
}
