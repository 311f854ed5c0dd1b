/** A signed-in account. Each request has an address of its own, so that no limit per address applies. */
export type Session = {
  get: (path: string) => Promise<Response>
  /** Sends a form or a deletion to Payload's REST API. Throws unless it succeeds. */
  rest: (path: string, request: RequestInit) => Promise<Response>
  /** Calls a verb and returns its answer. Throws unless it succeeds. */
  call: <Answer>(verb: string, input: object) => Promise<Answer>
  /** Returns its cookies as a request sends them. */
  cookies: () => string
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** What the site has refused, or could not answer. */
export class RefusedError extends Error {
  constructor(
    path: string,
    readonly status: number,
    text: string,
  ) {
    super(`${path} answers ${status}: ${text.slice(0, 300)}`)
  }
}

const randomAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`

/** Signs in with the password of the demo accounts. Throws when the site refuses. */
export async function startSession(
  url: string,
  email: string,
  password: string,
  ask: Fetch = fetch,
): Promise<Session> {
  const cookies = openCookies()
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = { origin: url, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': randomAddress() }
    const cookie = cookies.text()
    const answer = await ask(url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...headers, ...(cookie && { cookie }), ...init.headers },
    })
    cookies.keep(answer)
    if (!answer.ok) throw new RefusedError(path, answer.status, await answer.text())
    return answer
  }
  const json = (body: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await send('/api/users/login', json({ email, password }))
  return {
    get: (path) => send(path),
    rest: send,
    call: async <Answer>(verb: string, input: object) =>
      (await (await send(`/api/${verb}`, json(input))).json()) as Answer,
    cookies: cookies.text,
  }
}

/** The cookies of a browser: the session, and the position of its last write. Only their ends are known, not their age. */
function openCookies() {
  const kept = new Map<string, string>()
  return {
    keep: ({ headers }: Response) => {
      for (const line of headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value === '' || /max-age=0(?:;|$)/i.test(line)) kept.delete(name)
        else kept.set(name, value)
      }
    },
    text: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
  }
}
