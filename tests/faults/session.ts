/** A signed-in account. Each request has an address of its own, so that no limit per address applies. */
export type Session = {
  get: (path: string) => Promise<Response>
  /** Sends a form or a deletion to Payload's REST API. Throws unless it succeeds. */
  rest: (path: string, request: RequestInit) => Promise<Response>
  /** Calls a verb and returns its answer. Throws unless it succeeds. */
  call: <Answer>(verb: string, input: object) => Promise<Answer>
}

const randomAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`

/** Signs in with the password of the demo accounts. Throws when the site refuses. */
export async function startSession(url: string, email: string, password: string): Promise<Session> {
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = { origin: url, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': randomAddress() }
    const answer = await fetch(url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...headers, ...init.headers },
    })
    if (!answer.ok)
      throw new Error(`${path} answers ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
    return answer
  }
  const json = (body: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const signedIn = await send('/api/users/login', json({ email, password }))
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return {
    get: (path) => send(path, { headers: { cookie } }),
    rest: (path, request) => send(path, { ...request, headers: { cookie } }),
    call: async <Answer>(verb: string, input: object) => {
      const { headers, ...request } = json(input)
      const answer = await send(`/api/${verb}`, { ...request, headers: { ...headers, cookie } })
      return (await answer.json()) as Answer
    },
  }
}
