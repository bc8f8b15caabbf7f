/** An object of schema.org. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>
