import { parseArgs } from 'node:util'

import { UserError } from '../process/user-error.mjs'
import { type CommandName, type Usage, usages } from './usages'

type FlagsOf<Name extends CommandName> = (typeof usages)[Name] extends { flags: infer Flags } ? Flags : object

/** What the flags of a command are. One without a default may be absent. */
type Values<Flags> = {
  -readonly [Name in keyof Flags]: Flags[Name] extends { type: 'boolean' }
    ? boolean | undefined
    : Flags[Name] extends { default: string }
      ? string
      : string | undefined
}

/** Returns the flags and words of a command. Throws a UserError for a flag or a word that it doesn't have. */
export function readArguments<Name extends CommandName>(
  name: Name,
  args: string[],
): { flags: Values<FlagsOf<Name>>; words: string[] } {
  const { flags: options = {}, words: expected }: Usage = usages[name]
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const { max = 0, choices } = expected ?? {}
    const extra = positionals[max] ?? positionals.find((word) => choices && !choices.includes(word))
    if (extra !== undefined) throw new UserError(`${name} does not take ${extra}. ${hint(name)}`)
    return { flags: values as Values<FlagsOf<Name>>, words: positionals }
  } catch (error) {
    if (error instanceof UserError) throw error
    throw new UserError(`${explain(name, error as NodeJS.ErrnoException)} ${hint(name)}`)
  }
}

const hint = (name: CommandName) => `\`puente ${name} --help\` says how it is called.`

/** Node explains at length what else an unknown flag could be. */
function explain(name: CommandName, { code, message }: NodeJS.ErrnoException): string {
  const [, flag] = /'(--?[^' ]+)/.exec(message) ?? []
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `${name} has no flag ${flag ?? ''}.`
  return `${message.split(/[.\n]/, 1)[0] ?? message}.`
}
