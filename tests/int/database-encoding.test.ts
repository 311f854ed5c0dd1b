import { expect, inject, test } from 'vitest'

import { runPuente } from '../support/operator'
import { withClient } from '../support/reset-database'

test('a database that does not store Unicode is refused, and says how to create it', async () => {
  const { adminUrl } = inject('template')
  const name = `ascii_${crypto.randomUUID().replaceAll('-', '')}`
  const url = new URL(adminUrl)
  url.pathname = name
  await withClient(adminUrl, (client) =>
    client.query(`create database ${name} template template0 encoding 'SQL_ASCII' locale 'C'`),
  )
  try {
    const { code, output } = await runPuente(['migrate'], {
      DATABASE_URL: url.href,
      DATABASE_OWNER_URL: url.href,
    })
    expect(output).toContain("stores text as SQL_ASCII: create it with `template template0 encoding 'UTF8'`")
    expect(code).toBe(1)
  } finally {
    await withClient(adminUrl, (client) => client.query(`drop database ${name}`))
  }
})
