import * as runtime from 'react/jsx-runtime'

export type { JSX } from 'react/jsx-runtime'

/**
 * What JSX becomes. React's module is CommonJS: bundled, each file that has JSX would make a copy of it when the Worker
 * starts, and reach its functions through a getter.
 */
export const { Fragment, jsx, jsxs } = runtime
