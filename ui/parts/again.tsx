import type { Site } from '../site.ts'

/** Plays the picture around it again: a child of a `data-plays`. Shown once it has moved (ui/browser/motion.ts). */
export function Again({ site }: { site: Site }) {
  return (
    <button type="button" className="again night" data-again="">
      {site.t('frame.playAgain')}
    </button>
  )
}
