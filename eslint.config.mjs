import next from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import playwright from 'eslint-plugin-playwright'
import { defineConfig, globalIgnores } from 'eslint/config'

export default defineConfig([
  globalIgnores([
    '.next/',
    'next-env.d.ts',
    'messages/*.d.json.ts',
    'test-results/',
    'screenshots/',
  ]),
  ...next,
  ...nextTypescript,
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
    files: ['e2e/**/*.ts'],
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
    files: ['scripts/**', 'bench/**', 'e2e/tools/**'],
    rules: { 'no-console': 'off' },
  },
])
