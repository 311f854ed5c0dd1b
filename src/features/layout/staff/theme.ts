/** Payload's cookie for the theme of the admin, which the desk shares. */
export const THEME_COOKIE = 'puente-theme'
