import { RequestButton } from '../../parts/request-button.tsx'
import type { Downloads, Site, Text } from '../../site.ts'
import { InstallerLink } from './installer-link.tsx'

const plugins = [
  {
    file: 'revitConstruction',
    product: 'download.revit.construction',
    takes: 'download.revit.constructionTakes',
    use: 'download.revit.constructionUse',
    get: 'download.revit.constructionGet',
  },
  {
    file: 'revitOperation',
    product: 'download.revit.operation',
    takes: 'download.revit.operationTakes',
    use: 'download.revit.operationUse',
    get: 'download.revit.operationGet',
  },
  {
    file: 'revitCity',
    product: 'download.revit.city',
    takes: 'download.revit.cityTakes',
    use: 'download.revit.cityUse',
    get: 'download.revit.cityGet',
  },
] as const satisfies { file: keyof Downloads; product: Text; takes: Text; use: Text; get: Text }[]

/** The Revit plug-ins by product: the data they export, their purpose, and their files, or one button that asks for them. */
export function Revit({ site }: { site: Site }) {
  const { t, downloads } = site
  const hasFiles = plugins.some(({ file }) => downloads[file])

  return (
    <section className="revit section" id="revit">
      <div className="wrap">
        <h2>{t('download.revit.title')}</h2>
        <p className="lead">{t('download.revit.lead')}</p>
        <table className="plans even compare apart">
          <caption className="visually-hidden">{t('download.revit.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('download.revit.product')}</th>
              <th scope="col">{t('download.revit.takes')}</th>
              <th scope="col">{t('download.revit.use')}</th>
              {hasFiles && <th scope="col">{t('download.revit.file')}</th>}
            </tr>
          </thead>
          <tbody>
            {plugins.map(({ file, product, takes, use, get }) => (
              <tr key={file}>
                <th scope="row">{t(product)}</th>
                <td data-column={t('download.revit.takes')}>{t(takes)}</td>
                <td data-column={t('download.revit.use')}>{t(use)}</td>
                {hasFiles && (
                  <td data-column={t('download.revit.file')}>
                    <InstallerLink site={site} file={file} label={get} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="note onward">{t('download.revit.note')}</p>
        {!hasFiles && <RequestButton label={t('download.ask')} />}
      </div>
    </section>
  )
}
