import type { RequestListener } from 'node:http'

import { afterEach, describe, expect, it } from 'vitest'

import { fetchPublic, isPublicAddress, type FetchError } from '@/lib/server/http/fetch-public'
import { startCalendarServer, thisMachine } from '../support/calendar-server'

const limits = { maxBytes: 1_000, maxTime: 5_000, maxRedirects: 2 }
const problemOf = (reading: Promise<string>) =>
  reading.then(
    () => 'none',
    (error: FetchError) => error.problem,
  )

let stop = () => Promise.resolve()
afterEach(() => stop())

async function serve(listener: RequestListener) {
  const server = await startCalendarServer(listener)
  stop = server.stop
  return server
}

describe('addresses', () => {
  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.0.8',
    '198.18.0.1',
    '198.19.255.255',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each(['8.8.8.8', '198.20.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    'http://example.com/a.ics',
    'ftp://example.com/a.ics',
    'file:///etc/passwd',
    'https://user:secret@example.com/a.ics',
    'https://127.0.0.1/a.ics',
    'https://2130706433/a.ics',
    'https://0x7f.1/a.ics',
    'https://0177.0.0.1/a.ics',
    'https://[::1]/a.ics',
    'https://[::ffff:7f00:1]/a.ics',
    'https://169.254.169.254/latest',
    // A name of this machine.
    'https://localhost/a.ics',
    'not an address',
  ])('%s is never asked', async (address) =>
    expect(await problemOf(fetchPublic(address, limits))).toBe('address'),
  )
})

it('reads a document, by name and by address', async () => {
  const { url, named } = await serve((_, response) => response.end('BEGIN:VCALENDAR'))
  expect(await fetchPublic(url, limits, thisMachine)).toBe('BEGIN:VCALENDAR')
  expect(await fetchPublic(named, limits, thisMachine)).toBe('BEGIN:VCALENDAR')
})

it('checks where a redirect leads', async () => {
  let location = ''
  let asked = 0
  const { url } = await serve((request, response) => {
    asked += 1
    if (request.url === '/end') response.end('the end')
    else response.writeHead(302, { location }).end()
  })
  const problem = () => problemOf(fetchPublic(url, limits, thisMachine))
  location = '/end'
  expect(await fetchPublic(url, limits, thisMachine)).toBe('the end')
  for (location of [
    'https://10.0.0.1/',
    'https://[fd00::1]/',
    url.replace('https', 'http'),
    '//169.254.169.254/',
  ])
    expect(await problem(), location).toBe('address')
  asked = 0
  location = '/calendar.ics'
  expect(await problem()).toBe('status')
  expect(asked).toBe(limits.maxRedirects + 1)
})

it('reads no more than it may, and not forever', async () => {
  const { url } = await serve((request, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('x'.repeat(600)), 20)
    request.on('close', () => clearInterval(timer))
  })
  expect(await problemOf(fetchPublic(url, limits, thisMachine))).toBe('too_large')
  const patient = { ...limits, maxBytes: 1e9, maxTime: 300 }
  expect(await problemOf(fetchPublic(url, patient, thisMachine))).toBe('slow')
})

it('says what else went wrong', async () => {
  let answer: RequestListener = (_, response) => response.writeHead(404).end()
  const { url, named } = await serve((request, response) => answer(request, response))
  const problem = () => problemOf(fetchPublic(url, limits, thisMachine))
  expect(await problem()).toBe('status')
  answer = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
  expect(await problem()).toBe('status')
  answer = (_, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half')
    setTimeout(() => response.destroy(), 20)
  }
  expect(await problem()).toBe('unreachable')
  // Its certificate is of nobody whom this machine trusts.
  expect(await problemOf(fetchPublic(named, limits, { isAllowed: thisMachine.isAllowed }))).toBe(
    'unreachable',
  )
  await stop()
  expect(await problem()).toBe('unreachable')
})
