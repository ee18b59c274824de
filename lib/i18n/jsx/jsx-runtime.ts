import * as react from 'react/jsx-runtime'
import { markLanguage } from './mark-language'

// Every JSX element is made here (jsxImportSource in tsconfig.json): the one place that all texts of a
// page pass, on the server and in the browser. A build without holes takes React's own functions.
export { Fragment } from 'react/jsx-runtime'
export type { JSX } from 'react/jsx-runtime'

export const jsx: typeof react.jsx = process.env.HAS_MESSAGE_HOLES
  ? (type, props, key) => react.jsx(type, markLanguage(props), key)
  : react.jsx

export const jsxs: typeof react.jsxs = process.env.HAS_MESSAGE_HOLES
  ? (type, props, key) => react.jsxs(type, markLanguage(props), key)
  : react.jsxs
