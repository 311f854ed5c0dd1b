import { chownSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

import { environmentText } from '../process/environment-file'
import { type Checks, expectThat } from './checks'
import { admin } from './journey'
import { host, type Site, visit } from './site'

/** What the documents name for a bucket on the same machine, and a key of the operator's own. */
const variables = {
  S3_ENDPOINT: 'http://bucket:7070',
  S3_BUCKET: 'puente',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: 'pictures-of-the-agency',
  S3_SECRET_ACCESS_KEY: crypto.randomUUID(),
}
const running = ['web-1', 'web-2', 'worker', 'backup']

/** The folder of an object of pictures in the container of the bucket. */
const folder = `/data/${variables.S3_BUCKET}/blog-images`

/** Writes a new file in place of the old one, as many editors do: a container that goes on running still has the old one. */
function addVariables(file: string): void {
  const { mode, uid, gid } = statSync(file)
  writeFileSync(`${file}.new`, readFileSync(file, 'utf8') + environmentText(variables), { mode })
  chownSync(`${file}.new`, uid, gid)
  renameSync(`${file}.new`, file)
}

/** Signs the admin in. Returns the headers of a session. */
async function signIn(site: Site, ca: string): Promise<Record<string, string>> {
  const json = { email: admin.email, password: admin.password }
  const { status, headers, body } = await visit(site.ports, ca, '/api/users/login', { method: 'POST', json })
  expectThat(status === 200, `signing in: ${status}: ${body.slice(0, 500)}`)
  const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
  return { cookie, origin: `https://${host}`, 'sec-fetch-site': 'same-origin' }
}

/** Uploads a picture as the form of the admin does. Returns the address of its file. */
async function upload(site: Site, ca: string): Promise<string> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#8a2' } })
  const form = new FormData()
  form.set(
    'file',
    new File([new Uint8Array(await picture.png().toBuffer())], 'bridge.png', { type: 'image/png' }),
  )
  form.set('_payload', JSON.stringify({ alt: 'A bridge' }))
  const request = new Request(`https://${host}`, { method: 'POST', body: form })
  const headers = { ...(await signIn(site, ca)), 'content-type': request.headers.get('content-type') ?? '' }
  const body = new Uint8Array(await request.arrayBuffer())
  const answer = await visit(site.ports, ca, '/api/blog-images', { method: 'POST', headers, body })
  expectThat(answer.status === 201, `${answer.status}: ${answer.body.slice(0, 500)}`)
  return (JSON.parse(answer.body) as { doc: { url: string } }).doc.url
}

/** Moves the pictures of the site into the bucket of the profile, as docs/operations.md says. */
export async function moveToBucket({ check }: Checks, site: Site, ca: string): Promise<void> {
  const shows = async (url: string) => {
    const { status, headers } = await visit(site.ports, ca, url)
    expectThat(status === 200 && headers['content-type']?.startsWith('image/'), `${url}: ${status}`)
  }
  let before = ''
  await check('a picture is uploaded and shown', async () => {
    before = await upload(site, ca)
    await shows(before)
  })
  await check('the bucket of the profile starts, and takes the pictures of the site', async () => {
    addVariables(join(site.folder, 'puente.env'))
    const { output } = await site.compose(['up', '-d', 'bucket'])
    await site.waitForHealth('bucket', 60).catch((error: unknown) => {
      throw new Error(`${String(error)}\n${output.slice(-1_500)}`)
    })
    const moved = await site.run('puente.sh', ['media-to-bucket'])
    expectThat(moved.code === 0 && /[1-9]\d* copied/.test(moved.output), moved.output.slice(-1_500))
    await site.compose(['restart', ...running])
    for (const service of running) await site.waitForHealth(service, 60)
    const deleted = await site.run('puente.sh', ['media-to-bucket', '--delete'])
    expectThat(deleted.code === 0 && /[1-9]\d* deleted/.test(deleted.output), deleted.output.slice(-1_500))
  })
  await check('the site shows the pictures of the bucket, and puts new ones there', async () => {
    await shows(before)
    const url = await upload(site, ca)
    await shows(url)
    const name = url.split('/').at(-1) ?? ''
    const { output } = await site.exec('bucket', 'ls', folder)
    expectThat(output.includes(name), `${name} is not among ${output}`)
  })
  await check('with the bucket, status has nothing to say', async () => {
    const { code, output } = await site.run('puente.sh', ['status'])
    expectThat(code === 0 && !/bucket.*fail/i.test(output), output.slice(-1_500))
  })
}
