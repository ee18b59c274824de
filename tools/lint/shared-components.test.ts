import { expect, test } from 'vitest'
import { onlyPages } from './shared-components.mjs'

const source = (...imports: string[]) =>
  imports.map((name) => `import {} from '${name}'\n`).join('')

test('a component belongs to the one page that reaches it, by whatever way', () => {
  const sources = new Map([
    ['app/[locale]/layout.tsx', source('@/components/shell/header')],
    ['app/[locale]/page.tsx', source('@/components/ui/card', './hero')],
    ['app/[locale]/hero.tsx', source('@/components/home/words')],
    ['app/[locale]/events/page.tsx', source('@/components/events/list', '@/components/ui/card')],
    ['app/api/contact/route.ts', source('@/components/email/letter')],
    ['components/shell/header.tsx', source('./logo')],
    ['components/shell/logo.tsx', ''],
    ['components/ui/card.tsx', source('./inner')],
    ['components/ui/inner.tsx', ''],
    ['components/home/words.ts', ''],
    ['components/events/list.tsx', `const Row = lazy(() => import('./row'))`],
    ['components/events/row.tsx', source('./list')],
    ['components/email/letter.tsx', ''],
  ])
  expect(Object.fromEntries(onlyPages(sources))).toEqual({
    'components/home/words.ts': 'app/[locale]',
    'components/events/list.tsx': 'app/[locale]/events',
    'components/events/row.tsx': 'app/[locale]/events',
  })
})
