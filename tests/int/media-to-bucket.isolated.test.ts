import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { s3 } from '../support/s3-env'

import { env } from '@/env'
import { bucketStore, putPicture } from '@/lib/server/images/bucket'
import { objectBytes, objectsIn, objectType } from '../support/bucket'
import { runPuente } from '../support/operator'

const first = '1700000000000-abcdef012345.jpg'
const second = '1700000000001-abcdef012345-480x300.webp'
const third = '1700000000002-abcdef012345.png'
const folder = join(env.MEDIA_DIR, 'blog-images')
const onDisk = () => readdirSync(folder).toSorted()

const run = (args: string[] = [], variables = {}) => runPuente(['media-to-bucket', ...args], variables)

beforeEach(async () => {
  mkdirSync(folder, { recursive: true })
  for (const name of [first, second, third]) writeFileSync(join(folder, name), `bytes of ${name}`)
  await bucketStore('blog-images').remove(await objectsIn())
})
afterEach(() => {
  s3.control.fault = undefined
})

it('media:to-bucket copies pictures with their types, and nothing else', async () => {
  writeFileSync(join(folder, `${first}.aside`), 'a backup')
  const { code, output } = await run()
  expect(output).toContain(
    'blog-images: 3 copied, 0 already in the bucket, 0 deleted on disk, 1 other files left alone',
  )
  expect(output).toContain('proposal-images: 0 copied')
  expect(code).toBe(0)
  expect(await objectsIn()).toEqual([first, second, third])
  expect((await objectBytes(second))?.toString()).toBe(`bytes of ${second}`)
  expect([await objectType(first), await objectType(second)]).toEqual(['image/jpeg', 'image/webp'])
  expect(onDisk()).toHaveLength(4)
})

it('media:to-bucket continues where it was stopped, and deletes only what the bucket has', async () => {
  s3.control.fault = ({ method, url = '' }) =>
    method === 'PUT' && url.includes(second) ? 'denied' : undefined
  const stopped = await run(['--delete'])
  expect(stopped.output).toContain(
    `The bucket did not take blog-images/${second} (AccessDenied). Run the command again`,
  )
  expect(stopped.code).toBe(1)
  expect(onDisk()).toContain(second)
  expect(onDisk()).not.toContain(first)

  s3.control.fault = undefined
  expect((await run(['--delete'])).output).toContain(
    'blog-images: 2 copied, 0 already in the bucket, 2 deleted',
  )
  expect(await objectsIn()).toEqual([first, second, third])
})

it('media:to-bucket replaces an object of the same size with other bytes', async () => {
  await putPicture('blog-images', first, Buffer.from(`bytes_of ${first}`))
  await putPicture('blog-images', second, Buffer.from(`bytes of ${second}`))
  expect((await run()).output).toContain('blog-images: 2 copied, 1 already in the bucket, 0 deleted')
  expect((await objectBytes(first))?.toString()).toBe(`bytes of ${first}`)
})

it('media:to-bucket deletes nothing when the bucket loses what it took', async () => {
  // A bucket that says it has stored something, and has not.
  s3.control.fault = ({ method }) => (method === 'PUT' ? 'lost' : undefined)
  const { code, output } = await run(['--delete'])
  expect(output).toContain('the bucket has other bytes')
  expect(code).toBe(1)
  expect(onDisk()).toEqual(expect.arrayContaining([first, second, third]))
})

it('media:to-bucket tries the key even if there is nothing to copy', async () => {
  for (const name of onDisk()) rmSync(join(folder, name))
  s3.control.fault = () => 'denied'
  const { code, output } = await run()
  expect(output).toBe(
    'The bucket denies access (403): check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and what the key may do.\n',
  )
  expect(code).toBe(1)
})

it('media:to-bucket says what is missing', async () => {
  const none = Object.fromEntries(Object.keys(s3.env).map((name) => [name, '']))
  expect(await run([], none)).toEqual({
    code: 1,
    output: expect.stringMatching(/^No bucket is configured: set S3_BUCKET, [^\n]+\n$/) as string,
  })
  const half = await run([], { S3_REGION: '', S3_SECRET_ACCESS_KEY: '' })
  expect(half.output).toContain(
    'Bad environment variable. S3_REGION, S3_SECRET_ACCESS_KEY: missing; a bucket needs',
  )
  expect(half.code).not.toBe(0)
})
