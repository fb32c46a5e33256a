// Shows what a message said to the office: without scripts, without anything loaded from elsewhere, and with links that lead nowhere.
import type { MessageText } from '#contract/platform/sent-messages.ts';
import type { MessageCopy } from './message-copy.ts';

/** What a frame may do that shows it: its own inline styles, and nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const HEAD = `<meta http-equiv="content-security-policy" content="${POLICY}"><meta name="color-scheme" content="light">`;

/** Links that only the reader may use are cut to the site that they lead to. */
const ADDRESS = /\bhttps?:\/\/([^\s/"'<>)\]]+)\/[^\s"'<>)\]]+/g;

/** The readable copy of a stored one. */
export function readableCopy({ subject, text, html, hadFile }: MessageCopy): MessageText {
  return {
    ...{ subject, hadFile },
    text: withoutAddresses(text),
    html: html ? frameOf(html) : null,
  };
}

const withoutAddresses = (words: string) => words.replace(ADDRESS, 'https://$1/…');

/** Our own templates write every attribute in double quotes and escape what people typed. */
function frameOf(html: string): string {
  const inert = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/\s(?:href|src|srcset|action|background)="[^"]*"/gi, '');
  return withoutAddresses(inert).replace(/<head>/i, (head) => head + HEAD);
}
