import { RichText } from './rich-text'

/**
 * Returns the HTML of `RichText` without blocks, for texts that React shall not take over. It has nothing but what `RichText`
 * renders, whatever is in the document. The string is empty when there is no document.
 */
export async function richTextHtml(document: unknown, className: string): Promise<string> {
  // Next refuses a static import of it in what it renders on the server.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return renderToStaticMarkup(<RichText document={document} className={className} />)
}
