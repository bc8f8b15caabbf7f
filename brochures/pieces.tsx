import type { ReactNode } from 'react'
import { Result } from '../ui/parts/result.tsx'
import { StoryCount, StoryLink, StoryTerms } from '../ui/parts/story.tsx'
import type { Site, Text } from '../ui/site.ts'
import type { Story } from '../ui/story.ts'

export function Heading({ site: { t }, title, lead }: { site: Site; title: Text; lead: Text }) {
  return (
    <header>
      <h2>{t(title)}</h2>
      <p className="lead">{t(lead)}</p>
    </header>
  )
}

/** A section with a name above its heading, where a sheet has two sections of the same heading. */
export function For({ site: { t }, name, children }: { site: Site; name: Text; children: ReactNode }) {
  return (
    <div className="for">
      <p className="eyebrow">{t(name)}</p>
      {children}
    </div>
  )
}

export function Stories({ site, title, stories }: { site: Site; title: Text; stories: readonly Story[] }) {
  return (
    <section>
      <header>
        <h2>{site.t(title)}</h2>
      </header>
      {stories.map((story) => (
        <StoryEntry key={story.id} site={site} story={story} />
      ))}
    </section>
  )
}

/** A story without its picture. */
export function StoryEntry({ site, story }: { site: Site; story: Story }) {
  return (
    <article className="story">
      <h3 className="eyebrow">{story.words[site.locale].place}</h3>
      <div>
        <StoryCount site={site} story={story} />
        <Result site={site} story={story} />
      </div>
      <p className="story-more">
        <StoryLink site={site} story={story} />
      </p>
      <StoryTerms site={site} story={story} />
    </article>
  )
}

interface NumberedProps {
  site: Site
  steps: readonly (readonly [name: Text, text: Text])[]
}

/** Numbered steps; how many stand side by side is the sheet's affair. */
export function Numbered({ site: { t }, steps }: NumberedProps) {
  return (
    <ol className="numbered">
      {steps.map(([name, text], index) => (
        <li key={name}>
          <b className="number">{index + 1}</b>
          <h3>{t(name)}</h3>
          <p>{t(text)}</p>
        </li>
      ))}
    </ol>
  )
}

interface GridProps {
  site: Site
  columns: readonly Text[]
  rows: readonly (readonly Text[])[]
  className?: string
}

/** A table whose first column names the row. */
export function Grid({ site: { t }, columns, rows, className = '' }: GridProps) {
  return (
    <table className={`plans ${className}`.trim()}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name && t(name)}</th>
            {cells.map((cell) => (
              <td key={cell}>{t(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
