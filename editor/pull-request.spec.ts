import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startGitHub } from './testing/github'
import { editedFiles } from './testing/local-repository'

test('a changed event becomes a branch and a pull request that holds this change alone', async ({
  page,
}) => {
  const repository = mkdtempSync(join(tmpdir(), 'github-'))
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch', 'main', repository])
  const gitHub = startGitHub(repository, 3301)
  gitHub.commit('main', editedFiles())
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') elsewhere.push(request.url())
  })
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })

  await page.goto('/')
  await page.getByRole('button', { name: 'Accedi con Token di Accesso' }).click()
  await page.getByRole('alertdialog').getByRole('textbox').fill('a-token')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accedi' }).click()
  await page.getByRole('gridcell', { name: 'Eventi', exact: true }).click()
  await page.getByRole('button', { name: 'Espandi', exact: true }).first().click()
  await page.locator('[data-key-path="events.0.title.it"] input').fill('Tre pomeriggi insieme')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await page.getByRole('button', { name: 'Invia per Revisione' }).click()

  await expect
    .poll(() => gitHub.pulls)
    .toMatchObject([
      { head: 'cms/news/events', labels: ['sveltia-cms/pending_review'], isDraft: false },
    ])
  const diff = gitHub.git(['diff', '--unified=0', 'main...cms/news/events'])
  expect(diff.split('\n').filter((line) => /^[-+]/.test(line))).toEqual([
    '--- a/content/events.json',
    '+++ b/content/events.json',
    '-      "it": "Due pomeriggi insieme",',
    '+      "it": "Tre pomeriggi insieme",',
  ])
  expect(gitHub.unknown).toEqual([])
  expect(elsewhere).toEqual([])
  expect(problems.filter((text) => text.includes('Content Security Policy'))).toEqual([])
  gitHub.stop()
})
