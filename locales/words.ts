/** What another language has to provide: the same keys as English, each a text. A hole or an extra is a type error. */
export type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> }
