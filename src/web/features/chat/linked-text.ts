// Finds the addresses in what someone wrote. What is shown of one is where it truly leads: its host comes first, and a name
// before an @, which looks like a host, is left out (docs/product/chat.md#links).

/** Plain text, or an address with where it leads. */
export type TextPart = { text: string; href?: string };

const ADDRESS = /\bhttps?:\/\/[^\s<>"]+/gi;
/** What ends a sentence rather than an address. */
const AFTER = /[.,;:!?'’)\]}]+$/;

/** The text in parts, in order. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const written = found.replace(AFTER, '');
    const part = URL.canParse(written) ? linkTo(new URL(written)) : undefined;
    if (!part) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push(part);
    from = index + written.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** A host in other letters is shown as machines write it, so that none passes for another one. */
function linkTo(url: URL): TextPart {
  url.username = '';
  url.password = '';
  const path = url.pathname === '/' ? '' : url.pathname;
  return { href: url.href, text: url.host + path + url.search + url.hash };
}
