// In the workflow that may write comments: puts the report of a completed run on its pull request.
// The report is a stranger's data, and no code of the pull request runs here.
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { completedRunSchema, publishComment } from '../lib/pull-request/publish-comment'

const environment = z
  .object({
    GITHUB_API_URL: z.url(),
    GITHUB_EVENT_PATH: z.string(),
    GITHUB_REPOSITORY: z.string(),
    GITHUB_TOKEN: z.string().min(1),
  })
  .parse(process.env)
const [file = ''] = process.argv.slice(2)
const event = JSON.parse(readFileSync(environment.GITHUB_EVENT_PATH, 'utf8')) as unknown

const outcome = await publishComment({
  api: environment.GITHUB_API_URL,
  token: environment.GITHUB_TOKEN,
  repository: environment.GITHUB_REPOSITORY,
  run: z.object({ workflow_run: completedRunSchema }).parse(event).workflow_run,
  data: existsSync(file) ? readFileSync(file, 'utf8') : undefined,
})
console.log(outcome)
