import { expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { renderInConsole } from "../../testing/render-in-console.tsx"
import { shopDay, shopMoment } from "../../ui/forms/moment.ts"
import { LaterDialog } from "./later-dialog.tsx"

test("a time that has passed is no time to call again", async () => {
  const onTime = vi.fn()
  const { screen, t } = await renderInConsole("fr", <LaterDialog onClose={() => undefined} onTime={onTime} />)
  const [day, hour] = [screen.getByLabelText(t("call.ownTime")), screen.getByLabelText(t("call.ownHour"))]
  const past = screen.getByText(t("call.pastTime"))
  await day.fill(shopDay(new Date()))
  await hour.fill("0:00")
  await userEvent.keyboard("{Enter}")
  await expect.element(past).toBeVisible()
  expect(onTime).not.toHaveBeenCalled()
  const later = shopDay(new Date(Date.now() + 172_800_000))
  await day.fill(later)
  await expect.element(past).not.toBeInTheDocument()
  await hour.fill("9:00")
  await userEvent.keyboard("{Enter}")
  expect(onTime).toHaveBeenCalledWith(shopMoment(later, "09:00"))
})
