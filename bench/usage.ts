import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** How many of them Linux counts in a second, on every machine that Node runs on. */
const ticksPerSecond = 100

/** Returns the CPU time that a process has taken so far, all its threads together. */
export function cpuMilliseconds(pid: number): number {
  // The name of the program, which may hold spaces, comes first and in brackets.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** Returns the memory that a process holds. */
export function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** Returns the middle one of several figures. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? NaN
}

/** Returns what a program says its version is. */
export function versionOf(program: string): string {
  const { stdout, stderr } = spawnSync(program, ['-v'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  })
  return /\d+\.\d+\.\d+/.exec(stdout + stderr)?.[0] ?? 'unknown'
}
