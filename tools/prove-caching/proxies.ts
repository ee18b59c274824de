import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rawRequest } from '../../testing/raw-request'

const root = fileURLToPath(new URL('../..', import.meta.url))

export const standalone = join(root, '.next/standalone')

export type Running = { url: string; pid: number; stop: () => Promise<void> }

/** Whether a program is on PATH; Debian keeps servers in /usr/sbin, which not every PATH has. */
export function has(program: string): boolean {
  return spawnSync(program, ['-V'], { env: serverEnvironment }).error === undefined
}

const serverEnvironment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

/** The built site by itself, as a container runs it. */
export function startSite(port: number): Promise<Running> {
  const child = spawn(process.execPath, ['server.js'], {
    cwd: standalone,
    env: {
      ...process.env,
      HOSTNAME: 'localhost',
      PORT: String(port),
      MAIL_DELIVERY: 'outbox',
      RECAPTCHA: 'off',
      TRUSTED_PROXY_HOPS: '1',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return running(child, port, '/robots.txt')
}

/** nginx with this file in the `conf.d` of Debian's own configuration, as docs/deploy.md has it changed. */
export async function startNginx(port: number, http: string, probe = '/robots.txt') {
  const directory = mkdtempSync(join(tmpdir(), 'nginx-'))
  const configuration = join(directory, 'nginx.conf')
  writeFileSync(join(directory, 'site.conf'), http.replaceAll('@DIRECTORY@', directory))
  writeFileSync(configuration, debianConfiguration(directory))
  const child = spawn(
    'nginx',
    ['-e', 'stderr', '-p', directory, '-c', configuration, '-g', 'daemon off;'],
    { env: serverEnvironment, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  return running(child, port, probe, () => rmSync(directory, { recursive: true, force: true }))
}

/** /etc/nginx/nginx.conf after deploy/nginx-main.sed, but for its user, files and sites. */
function debianConfiguration(directory: string): string {
  const edit = ['-f', join(root, 'deploy/nginx-main.sed'), '/etc/nginx/nginx.conf']
  if (process.env.PROVE_WITHOUT?.includes('nginx-main.sed')) edit.splice(0, 2, '')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${directory}/${name};`)
    .join(' ')
  return replaced('/etc/nginx/nginx.conf', execFileSync('sed', edit).toString(), [
    [/^user .*;/gm, `user ${userInfo().username};`, 1],
    [/^pid .*;/gm, `pid ${directory}/pid;`, 1],
    [/^\s*error_log .*;/gm, 'error_log stderr error;', 1],
    [/^\s*access_log .*;/gm, `access_log off; ${temporary}`, 1],
    [/include \/etc\/nginx\/conf\.d\/\*\.conf;/g, `include ${directory}/site.conf;`, 1],
    [/include \/etc\/nginx\/sites-enabled\/\*;/g, '', 1],
  ])
}

/** Replaces what must be there, as often as it is said. */
function replaced(
  file: string,
  text: string,
  changes: [what: RegExp, by: string, times: number][],
) {
  return changes.reduce((before, [what, by, times]) => {
    const found = before.match(what)?.length ?? 0
    if (found !== times) throw new Error(`${file} has ${what} ${found} times.`)
    return before.replaceAll(what, by)
  }, text)
}

/** A shared cache that knows nothing of the site but its headers. */
export function plainNginx(port: number, site: string): string {
  return `
    proxy_cache_path @DIRECTORY@/cache keys_zone=plain:10m;
    server {
      listen localhost:${port};
      location / {
        proxy_pass ${site};
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Accept-Encoding $http_accept_encoding;
        proxy_cache plain;
        proxy_cache_key $request_uri;
        add_header X-Cache $upstream_cache_status always;
      }
    }`
}

/** A folder as a server has it under /srv/site, with the build in it and the peers that nginx asks. */
export function serverFolder(first: string, second = first): string {
  const folder = mkdtempSync(join(tmpdir(), 'srv-'))
  execFileSync('deploy/publish-static.sh', [standalone, join(folder, 'static')], { cwd: root })
  symlinkSync(standalone, join(folder, 'current'))
  const peers = replaced('deploy/site-peers.conf', shipped('site-peers.conf'), [
    [/127\.0\.0\.1:3001/g, new URL(first).host, 2],
    [/127\.0\.0\.1:3002/g, new URL(second).host, 2],
  ])
  writeFileSync(join(folder, 'peers.conf'), peers)
  return folder
}

/** deploy/nginx.conf itself, but for names, ports, folders and certificates. */
export function recipe(port: number, folder: string): string {
  return replaced('deploy/nginx.conf', shipped('nginx.conf'), [
    [/\/etc\/nginx\/site-peers\.conf/g, join(folder, 'peers.conf'), 1],
    [/\/run\/site-cache/g, '@DIRECTORY@/cache', 1],
    [/\/srv\/site(?=\/)/g, folder, 2],
    [/\/var\/log\/site/g, folder, 1],
    [/(?<=\n +listen (?:\[::\]:)?)80(?= default_server;)/g, String(port + 1), 2],
    [/(?<=\n +listen (?:\[::\]:)?)443 ssl http2(?=;| default_server;)/g, String(port), 4],
    [/\n +ssl_.*;/g, '', 6],
    [/server_name www\.example\.org;/g, 'server_name localhost 127.0.0.1;', 1],
  ])
}

function shipped(name: string): string {
  return readFileSync(join(root, 'deploy', name), 'utf8')
}

const varnishBackend = (site: string) => {
  const { hostname, port } = new URL(site)
  return `vcl 4.1; backend default { .host = "${hostname}"; .port = "${port}"; }`
}

/** Varnish as it comes: it passes every request that has a cookie. */
export function plainVarnish(site: string): string {
  return varnishBackend(site)
}

/** Varnish that looks into its cache for visitors with cookies too. */
export function eagerVarnish(site: string): string {
  return `${varnishBackend(site)}
    sub vcl_recv { if (req.method == "GET" || req.method == "HEAD") { return (hash); } }`
}

export async function startVarnish(port: number, vcl: string): Promise<Running> {
  const directory = mkdtempSync(join(tmpdir(), 'varnish-'))
  mkdirSync(join(directory, 'work'))
  writeFileSync(join(directory, 'site.vcl'), vcl)
  const child = spawn(
    'varnishd',
    ['-F', '-j', 'none', '-n', join(directory, 'work'), '-a', `localhost:${port}`]
      .concat(['-f', join(directory, 'site.vcl'), '-s', 'malloc,256m', '-T', 'none'])
      .concat(['-p', 'http_req_hdr_len=16k', '-p', 'workspace_client=128k']),
    { env: serverEnvironment, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  return running(child, port, '/robots.txt', () =>
    rmSync(directory, { recursive: true, force: true }),
  )
}

/** Waits until the program answers, at most 15 seconds. */
async function running(
  child: ChildProcess,
  port: number,
  probe: string,
  clean: () => void = () => {},
): Promise<Running> {
  const url = `http://localhost:${port}`
  const said: string[] = []
  child.stderr?.on('data', (text: Buffer) => said.push(text.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = () => child.kill('SIGTERM')
  process.on('exit', kill)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

  async function stop(): Promise<void> {
    process.off('exit', kill)
    kill()
    await ended
    clean()
  }

  for (let attempt = 0; attempt < 75 && child.exitCode === null; attempt += 1) {
    const answer = await rawRequest(url, probe).catch(() => undefined)
    if (answer && answer.status < 500) return { url, pid: child.pid ?? 0, stop }
    await new Promise((later) => setTimeout(later, 200))
  }
  await stop()
  throw new Error(`${child.spawnfile} does not answer on port ${port}:\n${said.join('')}`)
}
