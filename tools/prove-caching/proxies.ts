import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rawRequest } from '../../e2e/support/raw-request'

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

/** nginx with these `server` blocks and the like inside its `http` block. */
export async function startNginx(port: number, http: string, probe = '/robots.txt') {
  const directory = mkdtempSync(join(tmpdir(), 'nginx-'))
  const configuration = join(directory, 'nginx.conf')
  writeFileSync(
    configuration,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
     daemon off; worker_processes auto; pid ${directory}/pid; error_log stderr error;
     events { worker_connections 4096; }
     http {
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
       types { text/html html; }
       client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/proxy;
       fastcgi_temp_path ${directory}/f; uwsgi_temp_path ${directory}/u; scgi_temp_path ${directory}/s;
       ${http.replaceAll('@DIRECTORY@', directory)}
     }`,
  )
  const child = spawn('nginx', ['-e', 'stderr', '-p', directory, '-c', configuration], {
    env: serverEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return running(child, port, probe, () => rmSync(directory, { recursive: true, force: true }))
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

/** A folder as a server has it under /srv/site, with the build in it and the peer that nginx asks. */
export function serverFolder(site: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'srv-'))
  execFileSync('deploy/publish-static.sh', [standalone, join(folder, 'static')], { cwd: root })
  symlinkSync(standalone, join(folder, 'current'))
  writeFileSync(join(folder, 'peers.conf'), `server ${new URL(site).host} max_fails=0;\n`)
  return folder
}

/** deploy/nginx.conf itself, but for names, ports, folders and certificates. */
export function recipe(port: number, folder: string): string {
  let text = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  const replace = (what: RegExp, by: string, times: number) => {
    const found = text.match(what)?.length ?? 0
    if (found !== times) throw new Error(`deploy/nginx.conf has ${what} ${found} times.`)
    text = text.replaceAll(what, by)
  }
  replace(/\/etc\/nginx\/site-peers\.conf/g, join(folder, 'peers.conf'), 1)
  replace(/\/run\/site-cache/g, '@DIRECTORY@/cache', 1)
  replace(/\/srv\/site(?=\/)/g, folder, 2)
  replace(/\/var\/log\/site/g, '@DIRECTORY@', 1)
  replace(/\n( +listen )(80|443 ssl http2) default_server;/g, `\n$1localhost:${port + 1};`, 2)
  replace(/\n +listen \[::\]:.*;/g, '', 3)
  replace(/\n( +listen )443 ssl http2;/g, `\n$1localhost:${port};`, 1)
  replace(/\n +ssl_.*;/g, '', 6)
  replace(/server_name www\.example\.org;/g, 'server_name localhost;', 1)
  return text
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
