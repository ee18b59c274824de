// `npm run prove:recipes`: does in a copy of the project what CONTRIBUTING says under “Add a page”, “Add a
// field to events” and “Add a field to a form”. What is done to the letter must leave types, the nearest
// tests and the check of the content green; with one step left out, one of them must say so.
import { readFileSync } from 'node:fs'
import { restore, run } from './copy'
import { recipes, type Check, type Recipe, type Step } from './recipes'

const written = readFileSync('CONTRIBUTING.md', 'utf8')

/** Does the steps, and then what is to be done after each recipe. */
function perform(steps: readonly Step[]) {
  restore()
  for (const { make } of steps) make()
  return run('jiti', 'tools/content-check/main.ts', '--fix')
}

/** Returns what a check says after these steps; nothing when it has no objection. */
function objection(check: Check, steps: readonly Step[], tests: Recipe['tests']): string {
  const content = perform(steps)
  if (check === 'content') return content.isGreen ? '' : content.said
  if (check === 'types') run('next', 'typegen')
  const { isGreen, said } =
    check === 'types'
      ? run('tsc', '--noEmit')
      : run('vitest', 'run', '--testTimeout=300000', ...tests)
  return isGreen ? '' : said
}

for (const { title, steps, tests } of recipes) {
  console.log(title)
  const [, text = ''] = written.split(`**${title}.**`)
  const recipe = text.split('\n\n**')[0]?.replace(/\s+/g, ' ') ?? ''
  for (const { named } of steps) {
    if (!recipe.includes(named)) throw new Error(`The recipe does not say ${named}.`)
  }
  for (const check of ['content', 'types', 'tests'] as const) {
    const said = objection(check, steps, tests)
    if (said) throw new Error(`Done to the letter, and ${check} are not green:\n${said}`)
  }
  for (const step of steps) {
    if (!step.foundBy) continue
    const others = steps.filter((other) => other !== step)
    if (!objection(step.foundBy, others, tests)) {
      throw new Error(`Without ${step.named}, ${step.foundBy} are green.`)
    }
    console.log(`  ${step.named}: left out, it is missed by ${step.foundBy}`)
  }
}
