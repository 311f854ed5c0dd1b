/** What Postgres answers when a URL is wrong (its appendix A). Waiting does not mend it, unlike a server that is down. */
const faults: Record<string, string> = {
  '28P01': 'the database refuses its user or password',
  '28000': 'the database does not let its user in',
  '3D000': 'there is no such database',
  '08P01': 'a connection pooler, which needs DATABASE_DIRECT_URL beside it, refuses the session',
}

/** Returns one sentence for a connection that a wrong URL keeps from being made; undefined for any other error. */
export function connectionFault(error: unknown, variable = 'DATABASE_URL'): string | undefined {
  const { code = '', message = code } = error as { code?: string; message?: string }
  const reason = faults[code]
  return reason && `${variable}: ${reason} (${message})`
}
