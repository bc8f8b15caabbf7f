/** Something that schema.org has a word for. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>
