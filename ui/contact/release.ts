let pressed = false
const waiting: (() => void)[] = []

/** Does it at once, or after the click where a button or a finger is down: nothing moves under a pressed pointer. */
export function afterRelease(work: () => void) {
  if (pressed) waiting.push(work)
  else work()
}

if (typeof window !== 'undefined') {
  // A finger's mousedown comes when it is lifted, just before the focus moves.
  addEventListener('mousedown', () => {
    pressed = true
  })
  for (const type of ['mouseup', 'dragend', 'contextmenu']) addEventListener(type, () => setTimeout(release), true)
  // The list of a select takes the release for itself.
  addEventListener('mousemove', ({ buttons }) => buttons || release())
}

function release() {
  pressed = false
  for (const work of waiting.splice(0)) work()
}
