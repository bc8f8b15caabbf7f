/**
 * Kinds of pages by what their content depends on, besides address and deployment. The kind decides on caching and
 * indexing.
 *
 * `standing`: nothing else. `articles`, `jobs`: published content of that type. `search`: content and the visitor's
 * words. `passing`: content, at an address other than the page's own. `missing`: the 404 page. `private`: one visitor
 * or one moment.
 */
export type Kind = 'standing' | CacheTag | 'search' | 'passing' | 'missing' | 'private'

/** Published content. A load purges the cached pages with its tag. */
export const cacheTags = ['articles', 'jobs'] as const
export type CacheTag = (typeof cacheTags)[number]

/** Whether search engines, the sitemap and llms.txt leave a page out. */
export function isHidden({ kind }: { kind: Kind }): boolean {
  return kind === 'search' || kind === 'missing' || kind === 'private'
}
