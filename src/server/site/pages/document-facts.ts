// What a document says about itself in its head, read from its own HTML so that no list can contradict it.

export type DocumentFacts = {
  path: string;
  title: string;
  description: string;
  /** False for a page that asks search engines to stay away. */
  isIndexable: boolean;
  /** ISO instant of its last change, for what has one. */
  changed: string | undefined;
};

/** Reads the head. */
export function documentFacts({ path, html }: { path: string; html: string }): DocumentFacts {
  const head = html.slice(0, html.indexOf('</head>'));
  return {
    path,
    title: decode(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: contentOf(head, 'name="description"') ?? '',
    isIndexable: !contentOf(html, 'name="robots"')?.includes('noindex'),
    changed: contentOf(head, 'property="article:modified_time"'),
  };
}

/** The content of the meta element that has this attribute; React writes `content` behind it. */
function contentOf(html: string, attribute: string): string | undefined {
  const start = html.indexOf(`<meta ${attribute}`);
  if (start === -1) return undefined;
  const tag = html.slice(start, html.indexOf('>', start));
  const content = /content="([^"]*)"/.exec(tag)?.[1];
  return content === undefined ? undefined : decode(content);
}

const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/** Undoes React's escaping. */
function decode(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (escaped) => characters[escaped] ?? escaped);
}
