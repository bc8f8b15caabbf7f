import type { Site, Text } from '../../site.ts'

const checks = [
  { name: 'accessibility.tests.rules', how: 'accessibility.tests.rulesHow', when: 'accessibility.tests.once' },
  {
    name: 'accessibility.tests.keyboard',
    how: 'accessibility.tests.keyboardHow',
    when: 'accessibility.tests.everyChange',
  },
  {
    name: 'accessibility.tests.targets',
    how: 'accessibility.tests.targetsHow',
    when: 'accessibility.tests.everyChange',
  },
  {
    name: 'accessibility.tests.letters',
    how: 'accessibility.tests.lettersHow',
    when: 'accessibility.tests.everyChange',
  },
  { name: 'accessibility.tests.motion', how: 'accessibility.tests.motionHow', when: 'accessibility.tests.everyChange' },
  {
    name: 'accessibility.tests.colors',
    how: 'accessibility.tests.colorsHow',
    when: 'accessibility.tests.everyChange',
  },
  {
    name: 'accessibility.tests.messages',
    how: 'accessibility.tests.messagesHow',
    when: 'accessibility.tests.everyChange',
  },
] as const satisfies { name: Text; how: Text; when: Text }[]

/** Each check with its method and frequency. */
export function Tests({ site: { t } }: { site: Site }) {
  return (
    <section className="access-tests" aria-labelledby="tests">
      <h2 id="tests">{t('accessibility.tests.title')}</h2>
      <p className="lead">{t('accessibility.tests.text')}</p>
      <table className="plans apart" aria-labelledby="tests">
        <thead>
          <tr>
            <th scope="col">{t('accessibility.tests.check')}</th>
            <th scope="col">{t('accessibility.tests.how')}</th>
            <th scope="col">{t('accessibility.tests.when')}</th>
          </tr>
        </thead>
        <tbody>
          {checks.map(({ name, how, when }) => (
            <tr key={name}>
              <th scope="row">{t(name)}</th>
              <td data-column={t('accessibility.tests.how')}>{t(how)}</td>
              <td data-column={t('accessibility.tests.when')}>{t(when)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
