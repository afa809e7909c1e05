import { Component, type ReactNode } from "react"
import { useLocation } from "react-router"
import { FailedScreen } from "./failed-screen.tsx"

type Props = { children: ReactNode; path: string }

/** Shows a failed screen in its frame instead of nothing at all; another address starts again. */
class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.path !== this.props.path) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <FailedScreen again={() => this.setState({ failed: false })} /> : this.props.children
  }
}

export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <Boundary path={pathname}>{children}</Boundary>
}
