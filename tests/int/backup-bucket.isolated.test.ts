import { buffer } from 'node:stream/consumers'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { s3 } from '../support/s3-env'

import { bucketPlace } from '../../scripts/operator/backup/bucket'

const place = bucketPlace('s3://pictures/backups', 5 * 1024 * 1024)
const name = 'puente-localhost-20261128T010203Z.tar'
const bytes = Buffer.alloc(12 * 1024 * 1024, 'archive ')

async function* chunks(failAt = Infinity) {
  for (let start = 0; start < bytes.length; start += 1_000_000) {
    if (start >= failAt) throw new Error('pg_dump failed')
    yield bytes.subarray(start, start + 1_000_000)
  }
}

beforeEach(async () => {
  for (const found of await place.list()) await place.remove(found)
})
afterEach(() => {
  s3.control.fault = undefined
})

it('an archive is sent in parts, listed, read and removed', async () => {
  await place.removeLeftovers('puente-localhost-')
  expect(await place.put(name, chunks())).toBe(bytes.length)
  expect(await place.list()).toEqual([name])
  expect((await buffer(place.read(name))).equals(bytes)).toBe(true)
  expect(place.addressOf(name)).toBe(`s3://pictures/backups/${name}`)
  await place.remove(name)
  expect(await place.list()).toEqual([])
})

it('what fails on its way is no archive', async () => {
  await expect(place.put(name, chunks(7_000_000))).rejects.toThrow('pg_dump failed')
  expect(await place.list()).toEqual([])
})

it.each([
  ['denied', /^The bucket pictures of the backups failed \(AccessDenied, 403\)\. Check its name/],
  ['broken', /\(InternalError, 500\)/],
  ['down', /\(ECONNRESET\)/],
] as const)('says what a bucket answers that is %s', async (fault, message) => {
  s3.control.fault = () => fault
  await expect(place.put(name, chunks())).rejects.toThrow(message)
  await expect(buffer(place.read(name))).rejects.toThrow(message)
  await expect(place.list()).rejects.toThrow(message)
})

it('says that there is no such archive', async () => {
  await expect(buffer(place.read('puente-none.tar'))).rejects.toThrow(/\(NoSuchKey, 404\)/)
})
