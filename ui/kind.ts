/**
 * What a page is a function of, beside its address and the deployment. How it is cached and kept follows from it, and
 * whether search engines may know it.
 *
 * `standing`: nothing else. `articles`, `jobs`: what is published of them. `search`: the same, found by a visitor's
 * words. `passing`: the same, at an address that is not the page's own. `missing`: the page that says that there is
 * none. `private`: one visitor, or one moment.
 */
export type Kind = 'standing' | CacheTag | 'search' | 'passing' | 'missing' | 'private'

/** What is published by itself: a load of content drops the cached pages of its tag. */
export const cacheTags = ['articles', 'jobs'] as const
export type CacheTag = (typeof cacheTags)[number]

/** Whether search engines, the sitemap and llms.txt are to leave a page out. */
export function isHidden({ kind }: { kind: Kind }): boolean {
  return kind === 'search' || kind === 'missing' || kind === 'private'
}
