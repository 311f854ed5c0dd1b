import type { Client } from 'pg'

/** Rows that one statement inserts. */
const BATCH = 100_000

/** A company of one lead in fourteen, of one in 500, and of a single one. */
export const words = { frequent: 'clinica', rare: 'zapateria', single: 'zubiran' } as const

const insertLeads = `
  insert into leads (name, email, phone, company, message, service_interest, status, assigned_to_id, language, source_name,
    score, first_reply_at, created_at, updated_at)
  select
    (array['Rosa','Guillermo','Katherine','Inés','Jorge','Priya','Héctor','Ana','Brandon','Camila','Tomás'])[1 + n % 11] || ' ' ||
      (array['Huamán','Echeverría','O’Neill','Quispe','Mamani','Raman','Villanueva','Ruiz','Castellano','Rojas','Beltrán','Ñañez','Loayza'])[1 + n % 13],
    'lead' || n || '@' || md5((n % 40000)::text) || '.example',
    case when n % 3 > 0 then '+52 55 ' || lpad((n % 10000000)::text, 8, '0') end,
    case when n = 777 then 'Veterinaria Zubirán' when n % 500 = 0 then 'Zapatería ' || n
      when n % 14 = 0 then 'Clínica ' || n when n % 2 = 0 then 'Taller ' || md5(n::text) end,
    'Queremos más citas y menos llamadas perdidas.', 'seo',
    (array['new','contacted','qualified','proposal','closed_won','closed_lost'])[1 + n % 6]::enum_leads_status,
    case when n % 4 = 0 then $3::uuid end, (array['en','es'])[1 + n % 2]::enum_leads_language,
    (array['Contact Form','Contact Form','External API','Automation System','Email Open Tracking'])[1 + n % 5]::enum_leads_source_name,
    (n * 7) % 21 * 5, case when n % 6 > 0 then at + (n % 3000) * interval '1 minute' end, at, at
  from (select n, now() - ($4::int - n) * interval '1 minute' as at from generate_series($1::int, $2::int) n) rows`

/**
 * Inserts leads of the last `count` minutes, the newest last, and counts them in the statistics. The trigram index is built
 * afterwards, as a restore does: that takes a tenth of the time. Connects as the owner.
 */
export async function fillLeads(client: Client, count: number, assignee: string): Promise<void> {
  await client.query('drop index leads_search_idx')
  for (let first = 1; first <= count; first += BATCH) {
    const last = Math.min(count, first + BATCH - 1)
    await client.query(insertLeads, [first, last, assignee, count])
    console.log(`${last} leads`)
  }
  await client.query('create index leads_search_idx on leads using gin (search gin_trgm_ops)')
  await client.query('select rebuild_lead_statistics()')
  await client.query('vacuum analyze leads')
}
