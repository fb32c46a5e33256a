// What someone has written, as text: addresses in it become links that show the host they really lead to.

type Part = { at: number; text: string; host?: string; href?: string };

/** The text. Nothing in it is markup. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      {linkedParts(text).map(({ at, text: part, href, host }) =>
        href ? (
          <a
            key={at}
            className="underline underline-offset-2"
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
          >
            {part}
            {host ? <span className="no-underline opacity-75"> ({host})</span> : null}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}

const ADDRESS = /https?:\/\/[^\s<>"']+/gi;

/** The text in pieces; of an address its host as the browser would ask for it. */
export function linkedParts(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    // A sentence's own full stop or bracket is not part of an address.
    const found = match[0].replace(/[.,;:!?)\]}]+$/, '');
    const url = URL.parse(found);
    if (!url) continue;
    if (match.index > end) parts.push({ at: end, text: text.slice(end, match.index) });
    parts.push({ at: match.index, text: found, href: url.href, host: url.host });
    end = match.index + found.length;
  }
  if (end < text.length || parts.length === 0) parts.push({ at: end, text: text.slice(end) });
  return parts;
}
