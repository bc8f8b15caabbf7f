import { Photo } from '../../parts/photo.tsx'
import type { Site, Text } from '../../site.ts'

interface ThirdsProps {
  site: Site
  /** `days` are joined by a line, `broad` ones as wide as the window. */
  className: 'days' | 'broad'
  /** Base names of the pictures (parts/photo.tsx), with what is seen on them. */
  pictures: readonly { picture: string; name: Text; text: Text; alt: Text }[]
  /** Id of the heading that names them. */
  labelledBy: string
}

/** Three pictures from one viewpoint, side by side, each with its name and text; on phones one, chosen by its name. */
export function Thirds({ site: { t }, site, className, pictures, labelledBy }: ThirdsProps) {
  return (
    <div className={`thirds ${className} in-3`}>
      <fieldset className="wrap" aria-labelledby={labelledBy}>
        {pictures.map(({ picture, name, text }, index) => (
          <label key={picture} className="button quiet-button">
            <input
              type="radio"
              name={labelledBy}
              defaultChecked={index === (className === 'days' ? 1 : 0)}
              aria-label={`${t(name)}. ${t(text)}`}
            />
            {t(name)}
          </label>
        ))}
      </fieldset>
      {pictures.map(({ picture, name, text, alt }) => (
        <figure key={picture}>
          <Photo site={site} name={picture} alt={t(alt)} sizes="(min-width: 600px) 34vw, 60vw" third />
          <figcaption>
            <strong>{t(name)}</strong>
            {t(text)}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
