import { Photo } from '../../parts/photo.tsx'
import { scrollRow } from '../../parts/scroll-row.ts'
import type { Site, Text } from '../../site.ts'

interface ThirdsProps {
  site: Site
  className: 'days scroll-row' | 'thirds'
  /** Base names of the pictures (parts/photo.tsx), with what is seen on them. */
  pictures: readonly { picture: string; name: Text; text: Text; alt: Text }[]
  /** Id of the heading that names the row, where it scrolls sideways. */
  labelledBy?: string
  /** Display width of a picture, as in an img's `sizes`. */
  sizes?: string
}

/** Three pictures in a row, each with its name and text. */
export function Thirds({ site, className, pictures, labelledBy, sizes }: ThirdsProps) {
  const { t } = site

  return (
    <div className={`${className} in-3`} {...(labelledBy && { role: 'group', ...scrollRow(labelledBy) })}>
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
