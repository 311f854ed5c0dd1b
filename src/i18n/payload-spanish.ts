import { es } from '@payloadcms/translations/languages/es'
import { deepMergeSimple } from '@payloadcms/translations/utilities'

/**
 * Payload's texts that address the reader as "usted" in a way that no phrase below covers, misspell "tu", or name a thing
 * otherwise than we do.
 */
const texts = {
  authentication: {
    loggedOutInactivity: 'Tu sesión se cerró por inactividad.',
    loggedOutSuccessfully: 'Tu sesión se cerró correctamente.',
  },
  dashboard: {
    discardMessage: 'Hay cambios sin guardar en el diseño de tu panel. ¿Quieres descartarlos?',
    discardTitle: '¿Descartar los cambios?',
    noItems: 'Tu panel no tiene widgets. Agrégalos desde el menú de la barra superior.',
  },
  error: {
    documentNotFound:
      'No se encontró el documento con ID {{id}}. Quizá se eliminó, nunca existió o no tienes acceso a él.',
    insufficientClipboardPermissions: 'No hay acceso al portapapeles. Revisa sus permisos en tu navegador.',
    restoringTitle: 'No se pudo restaurar {{title}}. Revisa tu conexión e inténtalo de nuevo.',
  },
  fields: { collapseAll: 'Contraer todo', showAll: 'Mostrar todo' },
  folder: {
    folderTypeDescription: 'Elige qué tipo de documentos de la colección se permiten en esta carpeta.',
    selectFolderForItem: 'Elige la carpeta para {{title}}',
  },
  general: {
    backToDashboard: 'Volver al panel',
    dashboard: 'Panel',
    confirmRestoration: 'Confirma la restauración',
    documentOutOfDate:
      'Otra persona acaba de actualizar este documento. La versión que ves ya no es la actual.',
    noResultsDescription: 'Puede que aún no existan o que no coincidan con los filtros que elegiste.',
  },
  localization: { selectLocaleToDuplicate: 'Elige los idiomas que quieres duplicar' },
  version: {
    aboutToRevertToPublished:
      'Estás a punto de descartar los cambios de este documento y volver a la versión publicada. ¿Quieres continuar?',
  },
}

/** Phrases that many of Payload's texts share. */
const phrases = [
  [/Está a punto/g, 'Estás a punto'],
  [/¿Deseas? continuar/g, '¿Quieres continuar'],
  [/Añadir/g, 'Agregar'],
] as const

type Texts = { [key: string]: string | Texts }

/** Applies `change` to each text of a nested object. */
const mapTexts = (texts: Texts, change: (text: string) => string): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapTexts(value, change),
    ]),
  )

const informal = (text: string) =>
  phrases.reduce((changed, [formal, replacement]) => changed.replace(formal, replacement), text)

/** Payload's Spanish, which addresses the reader as "tú" throughout, like the rest of Puente. */
export const payloadSpanish: typeof es = {
  ...es,
  translations: deepMergeSimple(mapTexts(es.translations, informal), texts),
}

/** The same for the texts of plugins, where theirs address the reader as "usted" or misspell a word. */
export const pluginSpanish = {
  'plugin-seo': {
    bestPractices: 'mejores prácticas',
    lengthTipDescription:
      'Escribe entre {{minLength}} y {{maxLength}} caracteres. Para escribir buenas descripciones, consulta las ',
    lengthTipTitle:
      'Escribe entre {{minLength}} y {{maxLength}} caracteres. Para escribir buenos títulos, consulta las ',
    missing: 'Falta',
    previewDescription: 'Los resultados exactos pueden variar según el contenido y la búsqueda.',
  },
}
