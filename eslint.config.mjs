// Which newer versions wait, and for what: docs/decisions/0030.
import { defineConfig, globalIgnores } from 'eslint/config'
import next from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import playwright from 'eslint-plugin-playwright'
import regexp from 'eslint-plugin-regexp'

/** Imports point one way: app → components → lib → content, messages. */
const zones = [
  { target: './lib', from: ['./app', './components'] },
  { target: './components', from: './app' },
  { target: './components/ui', from: './components', except: ['./ui'] },
  { target: './components/ui', from: ['./content', './lib/content'] },
  { target: './components/error-screen', from: './components/shell' },
  { target: './editor', from: ['./app', './components'] },
  // The middleware runs before every page: languages, addresses and headers, nothing else.
  {
    target: './middleware.ts',
    from: ['./app', './components', './content', './messages', './lib'],
    except: ['./i18n', './site-paths.ts', './site-url.ts', './security/content-security-policy.ts'],
  },
  {
    target: ['./app', './components', './lib', './middleware.ts'],
    from: ['./bench', './e2e', './editor', './scripts', './testing', './tools'],
  },
  // What both need is in testing/.
  { target: ['./bench', './scripts', './testing', './tools'], from: './e2e' },
]

/**
 * A translator puts elements of its own into the place of texts, and React then finds none of those that
 * stand beside others: what comes and goes needs an element of its own.
 */
const withOthers = ':matches(JSXElement, JSXFragment):has(> JSXElement, > JSXText[value=/\\S/])'
const bareText = {
  selector: [
    `${withOthers} > JSXExpressionContainer > LogicalExpression[right.type!=/^(JSX|Conditional)/]`,
    `${withOthers} > JSXExpressionContainer > ConditionalExpression[consequent.type!=/^JSX/]`,
    `JSXExpressionContainer + JSXText + JSXExpressionContainer > LogicalExpression[right.type!=/^JSX/]`,
  ].join(),
  message: 'Give a text that comes and goes beside others an element of its own.',
}

const linkRules = [
  {
    selector:
      "JSXAttribute[name.name='href'] :matches(Literal[value=/^(https?|tel|mailto):/], TemplateElement[value.raw=/^(https?|tel|mailto):/])",
    message: 'Use components/contact-links, HelplineLink or ExternalLink.',
  },
  {
    selector:
      "JSXOpeningElement[name.name='a'] > JSXAttribute[name.name='target']:not([value.value='_self'])",
    message: 'ExternalLink says that a new tab opens.',
  },
]

export default defineConfig([
  globalIgnores([
    '.next/',
    'next-env.d.ts',
    'messages/*.d.json.ts',
    'test-results/',
    'screenshots/',
    'editor/dist/',
  ]),
  ...next,
  ...nextTypescript,
  {
    settings: { 'import/resolver': { typescript: true } },
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      'import/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
          pathGroups: [{ pattern: '@/**', group: 'internal' }],
          'newlines-between': 'never',
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      // Event handlers of React may be asynchronous.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    // Tests may reach for fakes, and for the routes that they call.
    files: ['**/*.test.ts', '**/*.test.tsx'],
    rules: {
      'import/no-restricted-paths': 'off',
      // Fake servers answer in asynchronous listeners.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['{app,components}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // Words belong to messages/ or content/; punctuation between two of them may stay here.
      'react/jsx-no-literals': [
        'error',
        { noStrings: true, ignoreProps: true, allowedStrings: [' ', ' · ', ', ', ': ', '–', '*'] },
      ],
    },
  },
  {
    // What visitors send meets these: no pattern may take longer than in proportion to the text.
    files: ['{app,lib}/**/*.{ts,tsx}', 'middleware.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
  {
    files: ['{app,components}/**/*.tsx'],
    ignores: [
      // They make the links that all others use.
      'components/contact-links/*.tsx',
      'components/helplines/helpline-link.tsx',
      'components/ui/links.tsx',
      'app/**/share-buttons.tsx',
      // It replaces everything, and uses nothing that can have failed.
      'components/error-screen/{error-screen,lazy-error-screen}.tsx',
      'components/email/*.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', ...linkRules] },
  },
  {
    // What runs in browsers and changes there.
    files: [
      'components/{consent,forms,quick-exit,shell}/**/*.tsx',
      'components/ui/*.tsx',
      'app/**/{native-share-button,print-button,requested-path,*-form,*-field,*-fold}.tsx',
    ],
    ignores: ['components/ui/links.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...linkRules, bareText] },
  },
  {
    // An e-mail is a whole document, of which Next knows nothing.
    files: ['components/email/*.tsx'],
    rules: { '@next/next/no-head-element': 'off' },
  },
  {
    files: ['e2e/**/*.ts', 'editor/*.spec.ts', 'editor/testing/*.ts'],
    ...playwright.configs['flat/recommended'],
    rules: {
      ...playwright.configs['flat/recommended'].rules,
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect'] }],
      'playwright/no-conditional-in-test': 'error',
      'playwright/no-skipped-test': 'error',
      'playwright/no-wait-for-timeout': 'error',
      'playwright/no-networkidle': 'error',
      'playwright/consistent-spacing-between-blocks': 'off',
      'playwright/prefer-web-first-assertions': 'error',
      'react-hooks/rules-of-hooks': 'off',
    },
  },
  {
    // Others share their modules: vitest.config.mts.
    files: ['**/*.test.{ts,tsx}'],
    ignores: ['**/*.isolated.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock', 'resetModules'].map((property) => ({
          object: 'vi',
          property,
          message: 'Name the file *.isolated.test.ts.',
        })),
      ],
    },
  },
  {
    files: ['e2e/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name='browser'][callee.property.name=/^new/]",
          message: 'It would stay open in all later tests of the worker: use the fixture visitAt.',
        },
      ],
    },
  },
  {
    files: ['scripts/**', 'bench/**', 'tools/**'],
    rules: { 'no-console': 'off' },
  },
])
