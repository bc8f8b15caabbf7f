import type { Site } from '../site.ts'
import { Photo } from './photo.tsx'

/** The dark, low first section of a page, below the header: its title and lead, and a picture on the right, on phones below. */
export function Band({ site, of, photo }: { site: Site; of: 'careers'; photo: string }) {
  return (
    <section className="band night">
      <div className="wrap">
        <h1>{site.t(`${of}.hero.title`)}</h1>
        <p className="lead">{site.t(`${of}.hero.lead`)}</p>
      </div>
      <Photo site={site} name={photo} alt={site.t(`${of}.hero.alt`)} first low />
    </section>
  )
}
