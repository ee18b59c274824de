// The limits that several instances share are tested with a real Redis.
import { spawnSync } from 'node:child_process'
import { installDebianPackages } from './debian-packages.mjs'

/** Returns whether this machine has Redis (Debian package `redis-server`). */
export function hasRedis() {
  return spawnSync('redis-server', ['--version']).status === 0
}

/** Installs Redis where there is none and apt-get may be used. */
export function installRedis() {
  if (!hasRedis()) installDebianPackages('redis-server')
}

/** Says in one line what a run without Redis has not tested. */
export function reportMissingRedis() {
  if (hasRedis()) return
  console.error('\n!!! NOT TESTED: the limits that instances share. Install redis-server. !!!\n')
}

/**
 * Refuses to begin without Redis in CI, as Vitest's global setup; elsewhere the run's end tells.
 */
export default function requireRedis() {
  if (process.env.CI && !hasRedis()) {
    throw new Error('CI is set and redis-server is not installed: its tests would not run.')
  }
  return reportMissingRedis
}
