let pressed = false
const waiting: (() => void)[] = []

/**
 * Runs `work` at once, or after the click while a button or finger is down, so that nothing moves under the pointer.
 */
export function afterRelease(work: () => void) {
  if (pressed) waiting.push(work)
  else work()
}

if (typeof window !== 'undefined') {
  // On touch, mousedown comes with the lift, just before the focus moves.
  addEventListener('mousedown', () => {
    pressed = true
  })
  for (const type of ['mouseup', 'dragend', 'contextmenu']) addEventListener(type, () => setTimeout(release), true)
  // A select's list swallows the release.
  addEventListener('mousemove', ({ buttons }) => buttons || release())
}

function release() {
  pressed = false
  for (const work of waiting.splice(0)) work()
}
