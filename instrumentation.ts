/**
 * `SITE_START=strict`, which `npm start` sets, refuses to serve a half-configured site. Without it
 * the pages are served, and both form handlers answer 503.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { refuseLongQueries } = await import('./lib/http/refuse-long-queries')
    const { watchRequests } = await import('./lib/rate-limits/peer-address')
    const { readEnvironment } = await import('./lib/environment/read-environment')
    const { reportProblems } = await import('./lib/environment/report-problems')
    refuseLongQueries()
    const { environment, problems } = readEnvironment()
    watchRequests(environment?.trustedProxyHops ?? 0)
    if (!problems) return
    reportProblems(problems)
    if (process.env.SITE_START === 'strict') process.exit(1)
  }
}
