// Tells what somebody wrote in a reply from what it repeats of the mails before, and from its signature.

/** Where mail programs begin to repeat: "On … wrote:", a line of dashes, the head of the mail before. */
const BEGINS = [
  /^\s*On\b.{4,300}\bwrote:\s*$/,
  /^\s*-{2,}\s*(Original Message|Forwarded message)\s*-{2,}\s*$/i,
  /^_{16,}\s*$/,
];
/** Where a signature begins (RFC 3676, 4.3); many programs take the blank away. */
const SIGNATURE = /^-- ?$/;
/** What telephones put below what was written. */
const SENT_FROM =
  /^(Sent from my \w[\w ]{0,30}|Get Outlook for \w+|Sent from [\w ]{0,20}Mail for \w+)\b.{0,60}$/;
const HEAD = /^\s*\*?From:\*?\s+\S/;
const HEAD_NEXT = /^\s*\*?(Sent|Date|To|Subject):\*?\s/;

/** The new text and the repeated one; a reply that is all quotation is new as a whole, so that nothing is hidden. */
export function splitQuoted(text: string): { text: string; quoted: string } {
  const lines = text.split('\n');
  const from = signatureBefore(lines, beginning(lines));
  const written = lines.slice(0, from).join('\n').trim();
  if (from === lines.length || written === '') return { text: text.trim(), quoted: '' };
  return { text: written, quoted: lines.slice(from).join('\n').trim() };
}

/** Where the signature begins that ends there; the end itself without one. */
function signatureBefore(lines: readonly string[], end: number): number {
  const signature = lines.slice(0, end).findIndex((line) => SIGNATURE.test(line));
  let from = signature === -1 ? end : signature;
  for (let index = from - 1; index >= 0; index -= 1) {
    const line = lines[index]?.trim() ?? '';
    if (SENT_FROM.test(line)) from = index;
    else if (line !== '') break;
  }
  return from;
}

function beginning(lines: readonly string[]): number {
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1] ?? '';
    if (BEGINS.some((pattern) => pattern.test(line))) return index;
    // Long names make the line break before "wrote:".
    if (/^\s*On\b/.test(line) && /\bwrote:\s*$/.test(next) && line.length + next.length < 400) {
      return index;
    }
    if (HEAD.test(line) && HEAD_NEXT.test(next)) return index;
  }
  return quotedEnd(lines);
}

/** Where the lines with ">" begin that nothing but blanks follows; answers between quoted lines are no such end. */
function quotedEnd(lines: readonly string[]): number {
  let from = lines.length;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index] ?? '';
    if (line.startsWith('>')) from = index;
    else if (line.trim() !== '') break;
  }
  return from;
}
