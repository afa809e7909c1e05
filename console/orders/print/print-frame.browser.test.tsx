import { useLocation } from "react-router"
import { expect, test } from "vitest"
import { renderInConsole } from "../../testing/render-in-console.tsx"
import { BackButton } from "./print-frame.tsx"

const Place = () => <output>{useLocation().pathname}</output>

test("the way back of a print in a window of its own leads to the orders", async () => {
  const { screen, t } = await renderInConsole(
    "ar",
    <>
      <BackButton />
      <Place />
    </>,
  )
  await expect.element(screen.getByText("/", { exact: true })).toBeVisible()
  await screen.getByRole("button", { name: t("shell.back") }).click()
  await expect.element(screen.getByText("/orders", { exact: true })).toBeVisible()
})
