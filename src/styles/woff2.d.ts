/** The address of the file in the build. */
declare module '*.woff2' {
  const address: string
  export default address
}
