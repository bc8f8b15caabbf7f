import type { Locale } from '../../locales/index.ts'

/** Milliseconds, but `cls` is a score; -1 where nothing was measured. */
type Vitals = Record<'lcp' | 'inp' | 'ttfb' | 'cls', number>

/** Path below the language, language, ISO 3166-1 country or ''. */
export interface Location {
  path: string
  locale: Locale
  country: string
}

/**
 * The dataset VIEWS of Analytics Engine. It keeps data points for three months and samples them under load: each stands for
 * `_sample_interval` points.
 *
 * | column           | page view                             | web vitals                | honeypot       |
 * |------------------|---------------------------------------|---------------------------|----------------|
 * | index1           | `view`                                | `vitals`                  | `contact-trap` |
 * | blob1            | path, without the language            | that of the first page    |                |
 * | blob2            | language                              | language                  |                |
 * | blob3            | country, '' where unknown             | country                   |                |
 * | blob4            | host of the referring site, '' of none|                           |                |
 * | double1, 2, 3, 4 |                                       | LCP, INP, TTFB (ms), CLS  |                |
 *
 *     SELECT blob1 AS page, SUM(_sample_interval) AS views FROM plumbline_production_views
 *     WHERE index1 = 'view' AND timestamp > NOW() - INTERVAL '7' DAY GROUP BY page ORDER BY views DESC
 *
 *     SELECT blob1 AS page, quantileExactWeighted(0.75)(double1, _sample_interval) AS lcp
 *     FROM plumbline_production_views WHERE index1 = 'vitals' AND double1 >= 0 GROUP BY page
 */
export function datasetOf(dataset: AnalyticsEngineDataset) {
  return {
    count: ({ path, locale, country }: Location, referrer: string) =>
      dataset.writeDataPoint({ indexes: ['view'], blobs: [path, locale, country, referrer] }),
    recordVitals: ({ path, locale, country }: Location, { lcp, inp, ttfb, cls }: Vitals) =>
      dataset.writeDataPoint({ indexes: ['vitals'], blobs: [path, locale, country], doubles: [lcp, inp, ttfb, cls] }),
    countTrap: () => dataset.writeDataPoint({ indexes: ['contact-trap'] }),
  }
}
