/** Least visible share of a picture that plays. */
const threshold = 0.4

const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      play(target as HTMLElement)
    }
  },
  { threshold },
)

/**
 * Plays each `[data-plays]` once when it is seen. Its style sheet (ui/styles/motion.css) has the animation for `ready`,
 * the first frame, and `plays`; without a state, or `played`, it stands still. It never moves by itself with reduced
 * motion or Save-Data.
 */
export function playOnce() {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (connection?.saveData || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const picture of document.querySelectorAll<HTMLElement>('[data-plays=""]')) {
    picture.dataset.plays = 'ready'
    seen.observe(picture)
  }
}

/** Starts when all stills are loaded; without one of them, the picture stays as it was. */
async function play(picture: HTMLElement) {
  picture.dataset.plays = ''
  picture.getBoundingClientRect() // ends the animation of an earlier play
  picture.dataset.plays = 'ready'
  const stills = [...picture.querySelectorAll('img')]
  const loaded = await Promise.all(stills.map((still) => still.decode())).catch(() => null)
  picture.dataset.plays = loaded ? 'plays' : 'still'
}

/** Ends the motion: the picture is whole. */
function rest(target: EventTarget | null) {
  const playing = (target as Element).closest<HTMLElement>('[data-plays="plays"]')
  if (playing) playing.dataset.plays = 'played'
}

addEventListener('animationend', ({ target }) => rest(target))
addEventListener('click', ({ target }) => {
  const picture = (target as Element).closest('[data-again]')?.closest<HTMLElement>('[data-plays]')
  if (picture) play(picture)
})
/** The line between two pictures follows a range input. */
addEventListener('input', ({ target }) => {
  const range = target as HTMLInputElement
  const view = range.matches('[data-split]') && range.closest<HTMLElement>('[data-split-view]')
  if (!view) return
  rest(view)
  view.style.setProperty('--split', `${range.value}%`)
})
