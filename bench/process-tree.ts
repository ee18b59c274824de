import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { clearInterval, setInterval } from 'node:timers'

/** Of the kernel, in which /proc counts processor time. */
const ticksPerSecond = 100
const interval = 100

export type Cost = { cpuSeconds: number; seconds: number; peakMegabytes: number }

/**
 * Runs a command as npm would and returns what it and all its descendants cost. They are looked at ten
 * times a second: what ends is never waited for by some of them, and would be in no total of a parent.
 */
export async function costOf(
  command: string,
  directory: string,
  env: Record<string, string> = {},
): Promise<Cost> {
  const started = performance.now()
  const child = spawn('sh', ['-c', command], {
    cwd: directory,
    env: {
      ...process.env,
      ...env,
      NEXT_TELEMETRY_DISABLED: '1',
      PATH: `${directory}/node_modules/.bin:${process.env.PATH}`,
    },
    // A session of its own, by which its processes are known.
    detached: true,
  })
  const ticks = new Map<string, number>()
  let peak = 0
  function look() {
    const processes = inSession(child.pid ?? NaN)
    for (const { key, own } of processes) ticks.set(key, own)
    peak = Math.max(
      peak,
      processes.reduce((sum, { kilobytes }) => sum + kilobytes, 0),
    )
  }
  const watch = setInterval(look, interval)
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const [code] = await once(child, 'close')
  clearInterval(watch)
  if (code !== 0) throw new Error(`${command} failed in ${directory}.\n${output}`)
  return {
    cpuSeconds: [...ticks.values()].reduce((sum, own) => sum + own, 0) / ticksPerSecond,
    seconds: (performance.now() - started) / 1000,
    peakMegabytes: peak / 1024,
  }
}

function inSession(session: number) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // A program's name stands in brackets and may hold anything; the third field comes after it.
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        const fields = stat
          .slice(stat.lastIndexOf(')') + 2)
          .split(' ')
          .map(Number)
        const field = (number: number) => fields[number - 3] ?? NaN
        if (field(6) !== session) return []
        const kilobytes = Number(
          /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0,
        )
        return [{ key: `${pid} ${field(22)}`, own: field(14) + field(15), kilobytes }]
      } catch {
        // It has ended meanwhile.
        return []
      }
    })
}
