import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { childEnv } from '../../src/env'
import { waitForHttp, startChild, type Child } from '../../scripts/process/child-process'
import { findOrInstallNginx } from '../../scripts/nginx/programs'
import { startNginx } from '../../scripts/nginx/server'
import { startMailbox } from '../../scripts/site/mailbox'
import { getFreePort } from '../../scripts/process/ports'
import { startPostgres } from '../../scripts/postgres/server'
import { webOptions, workerOptions } from '../../scripts/site/processes'

/** Two web processes, as behind the shipped nginx, and the worker. */
const names = ['web', 'second web', 'worker'] as const
export type ProcessName = (typeof names)[number]

/**
 * Starts a durable database, a mailbox and a seeded site, whose processes can be killed and restarted. With the port of a
 * front server, that is the address of the site.
 */
export async function startTestSite(frontPort?: number) {
  const dir = mkdtempSync(join(tmpdir(), 'puente-faults-'))
  // Postgres may run as a different user.
  chmodSync(dir, 0o755)
  const postgres = await startPostgres({ dir: join(dir, 'postgres') })
  const mailboxPort = await getFreePort()
  const mailbox = await startMailbox(mailboxPort, join(dir, 'mail'))
  const port = await getFreePort()
  const secondPort = await getFreePort()
  const url = `http://localhost:${port}`
  const siteUrl = frontPort ? `https://localhost:${frontPort}` : url
  const variables = {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.runtimeUrl,
    PAYLOAD_SECRET: crypto.randomUUID() + crypto.randomUUID(),
    SITE_URL: siteUrl,
    HOST: '127.0.0.1',
    PORT: String(port),
    TRUSTED_PROXIES: '1',
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'Puente <hola@puente.example>',
    DEMO_PASSWORD: crypto.randomUUID(),
    LOG_LEVEL: 'warn',
    MEDIA_DIR: join(dir, 'media'),
  }
  const runtime = childEnv({ ...variables, DATABASE_OWNER_URL: undefined })
  const runCommand = async (command: string, environment: NodeJS.ProcessEnv) => {
    const code = await startChild({
      name: command,
      args: ['scripts/puente.ts', command],
      env: environment,
      log: join(dir, 'setup.log'),
    }).exited
    if (code !== 0) throw new Error(`${command} failed: see ${dir}/setup.log`)
  }
  const ownerRuntime = { ...runtime, DATABASE_OWNER_URL: postgres.ownerUrl }
  await runCommand('migrate', ownerRuntime)
  await runCommand('seed', runtime)

  const children: Partial<Record<ProcessName, Child>> = {}
  const start = async (name: ProcessName, more: Record<string, string> = {}) => {
    const log = join(dir, `${name}.log`)
    const webPort = name === 'second web' ? secondPort : port
    const environment = { ...runtime, ...more, PORT: String(webPort) }
    const options = name === 'worker' ? workerOptions(environment, log) : webOptions(environment, log)
    const child = startChild(options)
    children[name] = child
    if (name === 'worker') return
    if (!(await waitForHttp(`http://localhost:${webPort}/api/health`, child)))
      throw new Error('The site does not answer')
  }
  let front: Child | undefined
  /** Starts nginx as deployed in front of both web processes, and returns its URL. */
  const startFront = async () => {
    const nginx = findOrInstallNginx()
    if (!nginx) throw new Error('nginx is not installed')
    const https = frontPort ?? (await getFreePort())
    const ports = { http: await getFreePort(), https, compressing: await getFreePort() }
    const upstream = `127.0.0.1:${port} 127.0.0.1:${secondPort}`
    const place = { dir: join(dir, 'front'), upstream, ports, hasPublicPort: frontPort !== undefined }
    front = await startNginx(nginx, place, startChild)
    return `https://localhost:${ports.https}`
  }
  return {
    dir,
    /** The address of the first web process. */
    url,
    /** The public address, which requests name as their origin. */
    siteUrl,
    ports: [port, secondPort],
    /** What services and commands read, and nothing else. */
    variables: { ...variables, DATABASE_OWNER_URL: postgres.ownerUrl },
    /** Of the seeded accounts. */
    password: variables.DEMO_PASSWORD,
    mailboxUrl: mailbox.webUrl,
    postgres,
    mediaDir: variables.MEDIA_DIR,
    /** The variables with which an operator runs commands. */
    operatorEnv: ownerRuntime,
    start,
    startFront,
    /** Counts the lines that the processes have logged, and those that are not JSON. */
    countLogLines: (others: string[] = []) =>
      countLines([...others, ...names.map((name) => join(dir, `${name}.log`))]),
    /** Megabytes of memory that a process takes, at its peak too, and what its child processes take beside it. */
    memoryOf: (name: ProcessName) => readMemory(children[name]?.pid ?? 0),
    /** Stops a process as an operator does, with SIGTERM. */
    stop: async (name: ProcessName) => children[name]?.stop(),
    /** Kills with SIGKILL, so that no signal handler runs. */
    kill: async (name: ProcessName) => {
      const child = children[name]
      if (!child) return
      process.kill(child.pid, 'SIGKILL')
      await child.exited
    },
    close: async () => {
      await front?.stop()
      await Promise.all(Object.values(children).map((child) => child.stop()))
      await mailbox.stop()
      await postgres.stop('immediate')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

function countLines(files: string[]) {
  const lines = files
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))
  const other = lines.filter((line) => !isJson(line))
  for (const line of other.slice(0, 5)) console.log(`  not JSON: ${line}`)
  return { lines: lines.length, other: other.length }
}

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object'
  } catch {
    return false
  }
}

function readMemory(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (key: string) =>
    Math.round((Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1]) * 1_024) / 1e6)
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  const beside: number = children.reduce((sum, child) => sum + readMemory(Number(child)).now, 0)
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM'), beside }
}

export type TestSite = Awaited<ReturnType<typeof startTestSite>>
