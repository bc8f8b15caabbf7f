/** Loads what moves pictures (motion.ts) on pages that have any. */
export function movePictures() {
  const move = () => {
    if (document.querySelector('[data-plays]')) import('./motion.ts').then(({ playOnce }) => playOnce(), ignore)
  }
  move()
  document.addEventListener('navigated', move)
}

const ignore = () => {}
