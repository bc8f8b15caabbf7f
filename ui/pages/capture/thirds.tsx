import { Photo } from '../../parts/photo.tsx'
import { scrollRow } from '../../parts/scroll-row.ts'
import type { Site, Text } from '../../site.ts'

interface ThirdsProps {
  site: Site
  /** On phones `days` scroll sideways; of `thirds` one is shown, which is chosen by its name. */
  className: 'days' | 'thirds'
  /** Base names of the pictures (parts/photo.tsx), with what is seen on them. */
  pictures: readonly { picture: string; name: Text; text: Text; alt: Text }[]
  /** Id of the heading that names the row, or the choice. */
  labelledBy: string
  /** Display width of a picture, as in an img's `sizes`. */
  sizes?: string
}

/** Three pictures in a row, each with its name and text. */
export function Thirds({ site, className, pictures, labelledBy, sizes }: ThirdsProps) {
  const { t } = site

  const chosen = className === 'thirds'

  return (
    <div
      className={`${className} in-3${chosen ? '' : ' scroll-row'}`}
      {...(!chosen && { role: 'group', ...scrollRow(labelledBy) })}
    >
      {chosen && (
        <fieldset className="wrap" aria-labelledby={labelledBy}>
          {pictures.map(({ picture, name }, index) => (
            <label key={picture} className="button quiet-button">
              <input type="radio" name={labelledBy} defaultChecked={index === 0} />
              {t(name)}
            </label>
          ))}
        </fieldset>
      )}
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
