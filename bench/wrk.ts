import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

type Load = {
  seconds: number
  /** Threads of wrk, and how many connections it keeps open. */
  threads: number
  connections: number
  /** A script for wrk, in Lua: requests other than a plain GET. */
  script?: string
  headers?: Record<string, string>
}

/** Asks a URL as often as it can with wrk; returns how often it was answered, and what wrk printed. */
export async function load(
  url: string,
  { seconds, threads, connections, script, headers = {} }: Load,
) {
  const { stdout } = await promisify(execFile)('wrk', [
    `-t${threads}`,
    `-c${connections}`,
    '--timeout',
    '20s',
    `-d${seconds}s`,
    ...(script ? ['-s', script] : []),
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
  ])
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    count: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    output: stdout,
  }
}
