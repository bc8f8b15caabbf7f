import type { Locator, Page } from 'playwright-core'

/** Moves two fingers on a target from one distance to another, in pixels, about its middle. */
export async function pinch(page: Page, target: Locator, from: number, to: number) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === undefined
          ? []
          : [-0.5, 0.5].map((side, id) => ({ x: x + width / 2 + side * apart, y: y + height / 2, id })),
    })
  await send('touchStart', from)
  for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', from + (to - from) * share)
  await send('touchEnd')
}
