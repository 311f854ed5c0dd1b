import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { sendRequest, expect, test } from '../support/front'

/** What Debian's nginx.conf says for all sites, and a site of someone else that is the default one. */
const otherSites = `
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  default_type application/octet-stream;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers on;
  access_log off;
  gzip on;
  map $request_method $changes { default 1; }
  map $remote_addr $visitor { default "all"; }
  limit_req_zone $visitor zone=visitor_changes:1m rate=1r/m;
  upstream compressed { server 127.0.0.1:1; }
  server {
    listen 80;
    listen 443 ssl http2;
    server_name other.example;
    ssl_certificate /etc/nginx/puente-tls/fullchain.pem;
    ssl_certificate_key /etc/nginx/puente-tls/privkey.pem;
    add_header X-Site other always;
    return 200 "other: $host$request_uri, $changes";
  }`

const other = { host: 'other.example' }

test.describe('beside another site', () => {
  test.use({ otherSites })

  test('both answer for their own hosts, and the other one for unknown hosts', async ({ front }) => {
    expect((await sendRequest(`${front.url}/es`)).text).toBe('hello')
    for (const host of ['other.example', 'unknown.example']) {
      const { text, headers } = await sendRequest(`${front.url}/a?b=1`, { headers: { host } })
      expect(text).toBe(`other: ${host}/a?b=1, 1`)
      expect(headers).toMatchObject({ 'x-site': 'other' })
      expect(headers).not.toHaveProperty('x-request-id')
    }
    expect(front.requests).toHaveLength(1)
  })

  test('limits of ours are not limits of the other one', async ({ front }) => {
    const post = (headers: Record<string, string>) =>
      sendRequest(`${front.url}/api/lead-capture`, { method: 'POST', headers, body: Buffer.alloc(100_000) })
    expect((await post({})).status).toBe(413)
    const others = await Promise.all(Array.from({ length: 60 }, () => post(other)))
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

test('port 80 answers the challenge of the certificate authority', async ({ front }) => {
  const folder = join(front.dir, 'puente-acme', '.well-known', 'acme-challenge')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'token'), 'token.thumbprint')
  const ask = (path: string) =>
    fetch(`http://localhost:${front.ports.http}/.well-known/acme-challenge/${path}`, { redirect: 'manual' })
  const answer = await ask('token')
  expect([answer.status, await answer.text()]).toEqual([200, 'token.thumbprint'])
  expect((await ask('other')).status).toBe(404)
  expect(front.requests).toEqual([])
})
