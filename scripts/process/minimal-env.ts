import { childEnv } from '../../src/env'

/** The environment of a program of the system that needs none of our variables, which hold secrets, and those given. */
export function minimalEnv(variables: Record<string, string | undefined> = {}): NodeJS.ProcessEnv {
  const { PATH, HOME } = childEnv()
  const given = Object.entries({ PATH, HOME, ...variables }).filter(([, value]) => value)
  return Object.fromEntries(given) as unknown as NodeJS.ProcessEnv
}
