import { version } from '../process/version'
import { type CommandName, type Flag, type Usage, usages } from './usages'
import { variables } from './variables'

const done = ['it was done', 'it was not done; the last line says why'] as const

/** Formats rows of a name and what it means, the meanings below each other. */
function table(rows: (readonly [name: string, text: string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2
  return rows.map(([name, text]) => `  ${name.padEnd(width)}${text}`)
}

/** Returns the list of all commands. */
export function listCommands(): string {
  const rows = Object.entries<Usage>(usages).map(([name, { says }]) => [name, says] as const)
  return [
    `Puente ${version}. Commands:`,
    ...table(rows),
    '',
    'puente <command> --help says how each is called.',
  ].join('\n')
}

const variablesTitle = 'Variables, of the environment or of /etc/puente/puente.env (PUENTE_ENV_FILE)'

const flagText = (name: string, flag: Flag) =>
  flag.type === 'string' ? `--${name} <${flag.value}>` : `--${name}`

/** Returns how a command is called, what it does, which variables it reads, and what its exit code means. */
export function describeCommand(name: CommandName): string {
  const { says, words, flags = {}, reads = [], exits = done }: Usage = usages[name]
  const named = Object.entries(flags).map(([flag, value]) => [flagText(flag, value), value.says] as const)
  const call = ['puente', name, ...named.map(([flag]) => `[${flag}]`), words?.text ?? ''].join(' ').trimEnd()
  const parts: [title: string, rows: (readonly [string, string])[]][] = [
    ['Arguments', words?.says ? [[words.text, words.says]] : []],
    ['Flags', named],
    [variablesTitle, reads.map((variable) => [variable, variables[variable]])],
    ['Exit codes', exits.map((text, code) => [String(code), text])],
  ]
  return [
    call,
    '',
    `${says[0]?.toUpperCase() ?? ''}${says.slice(1)}.`,
    ...parts.flatMap(([title, rows]) => (rows.length > 0 ? ['', `${title}:`, ...table(rows)] : [])),
  ].join('\n')
}
