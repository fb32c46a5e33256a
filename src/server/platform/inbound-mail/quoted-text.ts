// Tells what someone wrote in a reply from what it repeats of the mails before, and from its signature.

/** Lines above a quotation, as mail programs write them in the languages of our customers: "On … wrote:". */
const WROTE = [
  /^On\b.{4,400}\bwrote:$/,
  /^El\b.{4,400}\bescribió:$/,
  /^Am\b.{4,400}\bschrieb\b.{0,200}:$/,
  /^Le\b.{4,400}\ba écrit ?:$/,
  /^Em\b.{4,400}\bescreveu:$/,
  /^Il\b.{4,400}\bha scritto:$/,
  /^Vào\b.{4,400}\bđã viết:$/,
  // "2026-11-09 10:00 GMT-06:00 Prairie Oak <office@example.com>:"
  /^\d{4}[-/.]\d\d?[-/.]\d\d?\b.{4,300}<[^<>\s]+@[^<>\s]+>:$/,
];
/** Long names make that line break, often twice. */
const WROTE_LINES = 3;
/** Lines below which everything is of the mail before. */
const BELOW = [
  /^\s*-{2,}\s*(Original Message|Forwarded message|Mensaje original|Mensaje reenviado|Ursprüngliche Nachricht|Weitergeleitete Nachricht|Message d'origine|Mensagem original|Messaggio originale)\s*-{2,}\s*$/i,
  /^_{16,}\s*$/,
];
const HEAD = /^\s*\*?(From|De|Von|Da):\*?\s+\S/;
const HEAD_NEXT =
  /^\s*\*?(Sent|Date|To|Subject|Enviado( el)?|Fecha|Para|Asunto|Gesendet|Datum|An|Betreff|Envoyé|À|Objet):\*?\s/;
/** Where a signature begins (RFC 3676, 4.3); many programs take the blank away. */
const SIGNATURE = /^-- ?$/;
/** What telephones put below what was written. */
const SENT_FROM =
  /^(Sent from my \w[\w ]{0,30}|Get Outlook for \w+|Sent from [\w ]{0,20}Mail for \w+|Enviado desde mi \w[\w ]{0,30}|Von meinem \w[\w ]{0,30} gesendet)\b.{0,60}$/;

/** A part of the lines: from the first one, up to and without the last one. */
type Span = { from: number; to: number };

/**
 * The new text and the repeated one. A quotation is folded with the line above it, and what is written below it stays; who
 * answers between quoted lines is kept as a whole, since the answers mean nothing without them. A reply that is all quotation is
 * new as a whole, so that nothing is hidden.
 */
export function splitQuoted(text: string): { text: string; quoted: string } {
  const lines = text.split('\n');
  const { from, to } = quotation(lines);
  const above = withoutSignature(lines.slice(0, from));
  const below = withoutSignature(lines.slice(to));
  const written = joined([above.text, below.text]);
  if (written === '') return { text: text.trim(), quoted: '' };
  const repeated = lines.slice(from, to).join('\n').trim();
  return { text: written, quoted: joined([above.signature, repeated, below.signature], '\n\n') };
}

function joined(parts: readonly string[], between = '\n\n'): string {
  return parts.filter(Boolean).join(between);
}

/** The lines that repeat the mails before. */
function quotation(lines: readonly string[]): Span {
  const { from, marks } = beginning(lines);
  const to = marks < lines.length ? quotedUpTo(lines, marks) : lines.length;
  const rest = lines.slice(to);
  if (!rest.some((line) => line.startsWith('>'))) return { from, to };
  return { from: lastQuoted(lines), to: lines.length };
}

/** Where the first quotation begins, and where its lines with ">" do; both at the end without one. */
function beginning(lines: readonly string[]): { from: number; marks: number } {
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('>')) return { from: index, marks: index };
    if (BELOW.some((pattern) => pattern.test(line))) return { from: index, marks: lines.length };
    if (HEAD.test(line) && HEAD_NEXT.test(lines[index + 1] ?? '')) {
      return { from: index, marks: lines.length };
    }
    const wrote = linesOfWrote(lines, index);
    if (wrote === 0) continue;
    const next = lines.findIndex((each, at) => at >= index + wrote && each.trim() !== '');
    const isMarked = next !== -1 && lines[next]?.startsWith('>');
    return { from: index, marks: isMarked ? next : lines.length };
  }
  return { from: lines.length, marks: lines.length };
}

/** Of how many lines the line above a quotation is made that begins there; 0 when none does. */
function linesOfWrote(lines: readonly string[], index: number): number {
  for (let count = 1; count <= WROTE_LINES; count += 1) {
    const text = lines
      .slice(index, index + count)
      .map((line) => line.trim())
      .join(' ');
    if (WROTE.some((pattern) => pattern.test(text))) return count;
  }
  return 0;
}

/** Where the lines with ">" from there on end; blank ones may stand between them. */
function quotedUpTo(lines: readonly string[], from: number): number {
  let to = from;
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line.startsWith('>')) to = index + 1;
    else if (line.trim() !== '') break;
  }
  return to;
}

/** Where the lines with ">" begin that nothing but blanks follows. */
function lastQuoted(lines: readonly string[]): number {
  let from = lines.length;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index] ?? '';
    if (line.startsWith('>')) from = index;
    else if (line.trim() !== '') break;
  }
  return from;
}

/** What stands above a signature, and the signature. */
function withoutSignature(lines: readonly string[]): { text: string; signature: string } {
  const signature = lines.findIndex((line) => SIGNATURE.test(line));
  let from = signature === -1 ? lines.length : signature;
  for (let index = from - 1; index >= 0; index -= 1) {
    const line = lines[index]?.trim() ?? '';
    if (SENT_FROM.test(line)) from = index;
    else if (line !== '') break;
  }
  return {
    text: lines.slice(0, from).join('\n').trim(),
    signature: lines.slice(from).join('\n').trim(),
  };
}
