/** The id of the element in the head of the form that takes the languages. */
export const LANGUAGE_BRIDGE = 'language-bridge'
