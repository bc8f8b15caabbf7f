import * as runtime from 'react/jsx-runtime'

export type { JSX } from 'react/jsx-runtime'

/**
 * The JSX runtime. React's module is CommonJS: each bundled file with JSX would copy it at start-up and call its
 * functions through a getter.
 */
export const { Fragment, jsx, jsxs } = runtime
