// Moves what only machines read behind what people see, so that the first screen comes with a connection's first packets.

const STRUCTURED_DATA = /<script type="application\/ld\+json">.*?<\/script>/gs;

/** The same document with its structured data at the end of the body; search engines look for them in both places. */
export function withFactsLast(html: string): string {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  if (headEnd === -1 || bodyEnd === -1) return html;
  const head = html.slice(0, headEnd);
  const facts = head.match(STRUCTURED_DATA)?.join('') ?? '';
  return `${head.replace(STRUCTURED_DATA, '')}${html.slice(headEnd, bodyEnd)}${facts}${html.slice(bodyEnd)}`;
}
