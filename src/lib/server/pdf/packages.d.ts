/** linebreak has no types. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}

/** What the types of PDFKit lack. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Which cells a TH names. */
    scope?: 'Row' | 'Column'
  }
  interface AnnotationOption {
    /** The element of a link. */
    structParent?: PDFStructureElement
  }
  interface PDFImage {
    openImage(file: Buffer): object
  }
}
