/** Payload writes it before the build. */
export const importMap = {}
