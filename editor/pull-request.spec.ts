import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startGitHub } from './testing/github'

test('a changed event becomes a branch and a pull request that holds this change alone', async ({
  page,
  baseURL,
}) => {
  const repository = mkdtempSync(join(tmpdir(), 'github-'))
  execFileSync('git', ['clone', '--quiet', '--bare', '.', repository])
  execFileSync('git', ['--git-dir', repository, 'branch', '--force', 'main', 'HEAD'])
  const gitHub = startGitHub(repository, 3301, baseURL ?? '')
  page.on('console', (m) => { if (m.type() === 'error') console.log(m.text()) })
  await page.goto('/')
  await page.getByRole('button', { name: 'Accedi con Token di Accesso' }).click()
  await page.getByRole('alertdialog').getByRole('textbox').fill('ghp_example')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accedi' }).click()
  await page.getByText('Eventi', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Espandi', exact: true }).first().click()
  const title = page.getByRole('textbox', { name: 'Italiano' }).first()
  await title.fill('Tre pomeriggi insieme')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect.poll(() => gitHub.pulls[0]?.labels).toEqual(['sveltia-cms/draft'])
  const { head = '' } = gitHub.pulls[0] ?? {}
  const diff = gitHub.git(['diff', '--unified=0', `main...${head}`])
  console.log(diff, gitHub.pulls)
  await page.waitForTimeout(3000)
  await page.screenshot({ path: '/tmp/edlab/saved.png' })
  console.log(await page.getByRole('button').allInnerTexts())
  await page.getByRole('button', { name: 'Invia' }).click()
  await expect.poll(() => gitHub.pulls[0]?.labels).toEqual(['sveltia-cms/pending_review'])
  expect(gitHub.unknown).toEqual([])
  gitHub.stop()
})
