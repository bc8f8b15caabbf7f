import { Photo } from '../../parts/photo.tsx'
import type { Site, Text } from '../../site.ts'

interface ThirdsProps {
  site: Site
  className: 'days' | 'thirds'
  /** Base names of the pictures (parts/photo.tsx), with what is seen on them. */
  pictures: readonly { picture: string; name: Text; text: Text; alt: Text }[]
  /** Name of the row where it scrolls sideways, so that keys can scroll it. */
  label?: Text
  /** Display width of a picture, as in an img's `sizes`. */
  sizes?: string
}

/** Three pictures in a row, each with its name and text. */
export function Thirds({ site, className, pictures, label, sizes }: ThirdsProps) {
  const { t } = site

  return (
    <div className={`${className} in-3`} {...(label && { role: 'group', 'aria-label': t(label), tabIndex: 0 })}>
      {pictures.map(({ picture, name, text, alt }) => (
        <figure key={picture}>
          <Photo site={site} name={picture} alt={t(alt)} {...(sizes && { sizes })} third />
          <figcaption>
            <strong>{t(name)}</strong>
            {t(text)}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
