import type { Locale } from '../../locales/index.ts'

/** What the visit's browser measured: milliseconds and, of `cls`, a score; -1 where nothing was measured. */
interface Vitals {
  lcp: number
  inp: number
  ttfb: number
  cls: number
}

/** Where it was: path below the language segment, language, ISO 3166-1 country or ''. */
export interface Place {
  path: string
  locale: Locale
  country: string
}

/**
 * The dataset VIEWS of Analytics Engine, which keeps a data point for three months and samples when there are many:
 * each stands for `_sample_interval` of them.
 *
 * | column           | `view`                                | `vitals`                  | `contact-trap` |
 * |------------------|---------------------------------------|---------------------------|----------------|
 * | index1           | the kind, one of these three          |                           |                |
 * | blob1            | path, without the language            | the same, where it began  |                |
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
export function views(dataset: AnalyticsEngineDataset) {
  return {
    count: ({ path, locale, country }: Place, referrer: string) =>
      dataset.writeDataPoint({ indexes: ['view'], blobs: [path, locale, country, referrer] }),
    keepVitals: ({ path, locale, country }: Place, { lcp, inp, ttfb, cls }: Vitals) =>
      dataset.writeDataPoint({ indexes: ['vitals'], blobs: [path, locale, country], doubles: [lcp, inp, ttfb, cls] }),
  }
}
