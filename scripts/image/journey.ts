import { setTimeout as sleep } from 'node:timers/promises'

import type { Authority } from './authority'
import { type Checks, expectThat } from './checks'
import type { Podman } from './podman'
import { host, services, type Site, visit, visitPlain, waitUntil } from './site'

/** The same in each run, because `--installed` signs in to the site of the run before. The site is this machine's only. */
export const admin = { name: 'Ana Ruiz', email: 'ana@agency.com', password: 'thirteen-bridges-over-Lima' }

/** The answers that a stranger gives to the installer. */
const installerAnswers = [
  `--address=${host}`,
  '--mail-from=Agency <hello@agency.com>',
  `--admin=${admin.name} <${admin.email}>`,
  '--smtp-url=smtp://mailbox:1025',
]

/** Goes as a stranger does from nothing to a site that takes leads. Returns the certificate to trust, if there is a site. */
export async function installSite(
  { check }: Checks,
  podman: Podman,
  site: Site,
  authority: Authority,
): Promise<string | undefined> {
  // Its network exists from now on; the authority joins it.
  await check('the mailbox of the profile starts', async () => {
    const { output } = await site.compose(['up', '-d', 'mailbox'])
    await site.waitForHealth('mailbox', 60).catch((error: unknown) => {
      throw new Error(`${String(error)}\n${output.slice(-1_500)}`)
    })
  })
  await authority.start(`${site.project}_default`)
  const installed = await check(
    'one command goes from nothing to a site with https and an admin',
    async () => {
      const startedAt = performance.now()
      const running = site.run('install.sh', installerAnswers, { input: `${admin.password}\n`, seconds: 480 })
      const address = resolveFront(podman, site, authority)
      const { code, output } = await running
      await address
      expectThat(code === 0 && output.includes(`The site is at https://${host}`), output.slice(-4_000))
      return `${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`
    },
  )
  return installed === undefined ? undefined : authority.root()
}

/** Runs the installer again, as an update does. */
export const updateSite = ({ check }: Checks, site: Site) =>
  check('run again, the installer changes nothing, and starts the present images', async () => {
    const { code, output } = await site.run('install.sh', [], { seconds: 300 })
    expectThat(code === 0 && output.includes('is complete; nothing was changed'), output.slice(-2_000))
  })

/** Tells the authority the address of the front server as soon as there is one. */
async function resolveFront(podman: Podman, site: Site, authority: Authority): Promise<void> {
  const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}'
  for (let tries = 0; tries < 4_000; tries += 1) {
    const { code, output } = await podman.podman(['inspect', '--format', format, site.containerOf('front')])
    if (code === 0 && /^\d+\./.test(output.trim())) {
      authority.resolve(host, output.trim())
      return
    }
    await sleep(100)
  }
}

/** Sends a lead, as the form of the site does. Returns whether it was acknowledged. */
async function sendLead(site: Site, ca: string, email: string): Promise<boolean> {
  const json = {
    name: 'Test Visitor',
    email,
    message: 'A lead of the image test.',
    submission_id: crypto.randomUUID(),
    language: 'es',
  }
  // All leads come from one address, which may send eight in ten minutes.
  await site.sql('truncate rate_limits')
  const { status, body } = await visit(site.ports, ca, '/api/lead-capture', { method: 'POST', json })
  return status < 300 && body.includes('"success":true')
}

/** Returns how many emails of the mailbox are for or about an address. */
async function countEmails(site: Site, email: string): Promise<{ toVisitor: number; toStaff: number }> {
  const answer = await fetch(`http://127.0.0.1:${site.ports.mailbox}/api/v1/messages`)
  const { messages } = (await answer.json()) as { messages: { To: { Address: string }[]; Text: string }[] }
  const isTo = ({ To }: { To: { Address: string }[] }) => To.some(({ Address }) => Address === email)
  const toStaff = messages.filter((message) => !isTo(message) && message.Text.includes(email)).length
  return { toVisitor: messages.filter(isTo).length, toStaff }
}

/** Checks what visitors and staff get from a site that was just installed. */
export async function checkSite({ check }: Checks, podman: Podman, site: Site, ca: string): Promise<void> {
  const get = (path: string) => visit(site.ports, ca, path)

  await check(
    'pages come over https, with the certificate of the authority, from the cache of the front server',
    async () => {
      const answers = [await get('/'), await get('/'), await get('/')]
      const caches = answers.map(({ headers }) => headers['x-cache'])
      expectThat(
        answers.every(({ status }) => status === 200),
        answers.map(({ status }) => status).join(),
      )
      expectThat(caches.includes('HIT'), `X-Cache: ${caches.join()}`)
      expectThat(answers[0]?.headers['strict-transport-security'], 'There is no Strict-Transport-Security.')
    },
  )
  await check('port 80 redirects to https', async () => {
    const { status, location } = await visitPlain(site.ports.http, '/es')
    expectThat(status === 308 && location === `https://${host}/es`, `${status} ${String(location)}`)
  })
  await check('the admin signs in', async () => {
    const json = { email: admin.email, password: admin.password }
    const { status, body } = await visit(site.ports, ca, '/api/users/login', { method: 'POST', json })
    expectThat(status === 200, `${status}: ${body.slice(0, 500)}`)
  })
  await check('a lead is stored, and both emails arrive', async () => {
    const email = 'first@visitor.example'
    expectThat(await sendLead(site, ca, email), 'The lead was not acknowledged.')
    await waitUntil(
      async () => {
        const { toVisitor, toStaff } = await countEmails(site, email)
        return toVisitor === 1 && toStaff === 1
      },
      60,
      'the emails did not arrive',
    )
    expectThat(
      (await site.sql(`select count(*) from leads where email = '${email}'`)) === '1',
      'It is not stored once.',
    )
  })
  await check('the front server limits writes by address', async () => {
    const attempts = Array.from({ length: 60 }, () =>
      visit(site.ports, ca, '/api/users/login', {
        method: 'POST',
        json: { email: 'a@b.example', password: 'x' },
      }),
    )
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expectThat(statuses.includes(429), `Only ${[...new Set(statuses)].join(', ')}.`)
  })
  await check('each service is healthy and has the limits of its file', async () => {
    for (const service of services) {
      await site.waitForHealth(service, 30)
      const format =
        '{{.HostConfig.ReadonlyRootfs}} {{.HostConfig.RestartPolicy.Name}} {{.HostConfig.Memory}}'
      const found = await podman.read('inspect', '--format', format, site.containerOf(service))
      expectThat(/^true always [1-9]\d+$/.test(found), `${service}: ${found}`)
    }
    return memoryOf(podman, site)
  })
  await check('every line of the logs is JSON', async () => {
    for (const service of ['web-1', 'web-2', 'worker', 'front']) {
      const lines = (await podman.read('logs', site.containerOf(service))).split('\n')
      const other = lines.filter((line) => !/^\{.*\}$/.test(line.trim()))
      expectThat(other.length === 0, `${service}: ${other.slice(0, 5).join('\n')}`)
    }
  })
  await check('web ends its requests and exits with 0 after SIGTERM', async () => {
    const name = site.containerOf('web-2')
    await podman.read('stop', '--time', '40', name)
    const code = await podman.read('inspect', '--format', '{{.State.ExitCode}}', name)
    const { status } = await get('/about')
    await podman.read('start', name)
    expectThat(code === '0', `It exited with ${code}.`)
    expectThat(status === 200, `Without it, the other answered with ${status}.`)
    await site.waitForHealth('web-2', 60)
  })
}

const memoryOf = async (podman: Podman, site: Site): Promise<string> => {
  const { output } = await podman.podman(['stats', '--no-stream', '--format', '{{.Name}} {{.MemUsage}}'])
  const lines = output.split('\n').filter((line) => line.startsWith(`${site.project}_`))
  return lines
    .map((line) =>
      line
        .replace(`${site.project}_`, '')
        .replace(/_1 | \/ .*$/g, ' ')
        .trim(),
    )
    .join(', ')
}

/** Kills the first process of each container in turn: the site answers again, and takes leads. */
export async function killEach({ check }: Checks, podman: Podman, site: Site, ca: string): Promise<void> {
  for (const service of services)
    await check(`kill -9 of ${service} loses nothing, and it comes back`, async () => {
      // Its writes are limited to two in a second.
      await sleep(2_000)
      const before = `${service}-before@visitor.example`
      expectThat(await sendLead(site, ca, before), 'The lead before was not acknowledged.')
      const pidOf = () => podman.read('inspect', '--format', '{{.State.Pid}}', site.containerOf(service))
      const pid = await pidOf()
      process.kill(Number(pid), 'SIGKILL')
      const killedAt = performance.now()
      await waitUntil(async () => ![pid, '0'].includes(await pidOf()), 30, `${service} was not started again`)
      await site.waitForHealth(service, 60)
      const after = `${service}-after@visitor.example`
      await waitUntil(() => sendLead(site, ca, after), 60, 'the site takes no lead')
      const seconds = (performance.now() - killedAt) / 1000
      const rows = await site.sql(`select count(*) from leads where email in ('${before}', '${after}')`)
      expectThat(rows === '2', `${rows} of the two leads are there.`)
      return `${seconds.toFixed(1)} s`
    })
  await check('the emails of these leads arrive', async () => {
    for (const service of services)
      await waitUntil(
        async () => {
          const { toVisitor, toStaff } = await countEmails(site, `${service}-after@visitor.example`)
          return toVisitor > 0 && toStaff > 0
        },
        200,
        `the email of ${service} did not arrive`,
      )
  })
}

/** A wrong password of the database ends each process with a sentence, instead of keeping it waiting. */
export async function checkWrongPassword(
  { check }: Checks,
  podman: Podman,
  site: Site,
  image: string,
): Promise<void> {
  const url = 'postgres://puente_app:wrong@database:5432/puente'
  const variables = {
    DATABASE_URL: url,
    DATABASE_OWNER_URL: url,
    PAYLOAD_SECRET: crypto.randomUUID() + crypto.randomUUID(),
    SITE_URL: `https://${host}`,
    MAIL_FROM: 'Agency <hello@agency.com>',
  }
  const flags = Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  for (const command of ['web', 'worker', 'migrate', 'status', 'verify-signatures'])
    await check(`a wrong password of the database ends ${command} with a sentence`, async () => {
      const network = ['--network', `${site.project}_default`]
      const args = ['run', '--rm', ...network, ...flags, image, command]
      const { code, output } = await podman.podman(args, { seconds: 40 })
      expectThat(
        code === 1 && output.includes('refuses its user or password'),
        `${code}: ${output.slice(-800)}`,
      )
    })
}
