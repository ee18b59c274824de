// `npm run report -- <folder before> <folder after>`: what a pull request changes, as the Markdown of
// its comment. Compares the content of two checkouts and, where both are built, their pages. --json
// writes the data instead, into a file; --pictures takes the changed pages before and after.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSite } from '../lib/content-check/read-site'
import { changedPages, pageRows, readBuild } from '../lib/pull-request/changed-pages'
import { makeReport } from '../lib/pull-request/make-report'
import { renderReport } from '../lib/pull-request/render-report'

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, pictures: { type: 'string' } },
})
const [before, after] = positionals.map((folder) => resolve(folder))
if (!before || !after) {
  console.error('Usage: npm run report -- <folder before> <folder after> [--pictures <folder>]')
  process.exit(1)
}

const [oldBuild, newBuild] = [readBuild(before), readBuild(after)]
const changed = oldBuild && newBuild && changedPages(oldBuild, newBuild)
const report = {
  ...makeReport(await readSite(before), await readSite(after)),
  ...(changed && { pages: pageRows(changed, newBuild.size) }),
}

if (flags.json) {
  mkdirSync(dirname(resolve(flags.json)), { recursive: true })
  writeFileSync(flags.json, JSON.stringify(report, null, 2))
}
console.log(renderReport(report))
if (flags.pictures && changed) {
  const { pictureChanges } = await import('../e2e/tools/picture-changes')
  await pictureChanges({ before, after, changed, folder: resolve(flags.pictures) })
}
