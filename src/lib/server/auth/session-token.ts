export const sessionCookie = 'puente-token'

/** Whether the request carries a session token, valid or not. */
export const hasSessionToken = (headers: Headers): boolean =>
  Boolean(headers.get('authorization')) || (headers.get('cookie') ?? '').includes(`${sessionCookie}=`)
