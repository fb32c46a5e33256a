// Puts what a document holds in the order in which it is needed, so that the first screen is painted of a connection's first packets.

const STRUCTURED_DATA = /<script type="application\/ld\+json">.*?<\/script>/gs;
const BODY = '<body>';

/** The same document with its structured data at the end of the body, where search engines look for them as well. */
export function inOrderOfNeed(html: string): string {
  const bodyStart = html.indexOf(BODY);
  const bodyEnd = html.lastIndexOf('</body>');
  if (bodyStart === -1 || bodyEnd === -1) return html;
  const head = html.slice(0, bodyStart);
  return [
    head.replace(STRUCTURED_DATA, ''),
    html.slice(bodyStart, bodyEnd),
    head.match(STRUCTURED_DATA)?.join('') ?? '',
    html.slice(bodyEnd),
  ].join('');
}
