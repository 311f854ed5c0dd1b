/** The package comes without types. */
declare module '@adobe/structured-data-validator' {
  type Issue = { severity: 'ERROR' | 'WARNING'; issueMessage: string; path: unknown[] }
  type Data = Record<'jsonld' | 'microdata' | 'rdfa', Record<string, unknown[]>>
  export default class Validator {
    validate(data: Data): Promise<Issue[]>
  }
}
