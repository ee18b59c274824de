import * as react from 'react/jsx-dev-runtime'
import { markLanguage } from './mark-language'

// jsx-runtime.ts as the development server wants it.
export { Fragment } from 'react/jsx-dev-runtime'
export type { JSX } from 'react/jsx-dev-runtime'

export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, markLanguage(props), ...rest)
