import { createElement } from 'react'
import { expect, test } from 'vitest'
import { renderHtml } from './render-html'

test('a mail begins with its document type, and what it says is escaped', async () => {
  const mail = createElement('p', { title: '"x"' }, '<b> & ', "l'altro", createElement('br'))
  expect(await renderHtml(mail)).toMatch(
    /^<!DOCTYPE html PUBLIC "[^"]+" "[^"]+"><p title="&quot;x&quot;">&lt;b&gt; &amp; l&#x27;altro<br\/><\/p>$/,
  )
})
