import { Photo } from '../../parts/photo.tsx'
import type { Site, Text } from '../../site.ts'

interface ThirdsProps {
  site: Site
  className: 'days' | 'thirds'
  /** Base names of the pictures (parts/photo.tsx), with what is seen on them. */
  pictures: readonly { picture: string; name: Text; text: Text; alt: Text }[]
  /** Display width of a picture, as in an img's `sizes`. */
  sizes?: string
}

/** Three pictures in a row, each with its name and text. */
export function Thirds({ site, className, pictures, sizes }: ThirdsProps) {
  const { t } = site

  return (
    <div className={`${className} in-3`}>
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
