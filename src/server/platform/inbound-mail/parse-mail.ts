// Reads a mail as it came over the wire into what a conversation keeps of it: who, what, and which files. A mail can be made to
// cost minutes and gigabytes, so the server has it read in a process of its own (mail-reader.ts).
import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { type DeliveryFailure, deliveryFailure, idOfReturned } from './delivery-report.ts';
import { splitQuoted } from './quoted-text.ts';

/** A file that came with a mail. */
export type MailFile = { name: string; bytes: Uint8Array };

/** A mail that someone has sent us. */
export type InboundMail = {
  /** SHA-256 in hex of its Message-ID, or of all of it: the same mail again has the same one. */
  messageHash: string;
  /** As it came, for the mails that answer it (RFC 5322 3.6.4); empty without one. */
  messageId: string;
  /** The Message-ID of the mail that it answers (RFC 5322 3.6.4); empty without one. Anyone may name any. */
  inReplyTo: string;
  from: { name: string; address: string };
  subject: string;
  text: string;
  /** Quoted text of earlier mails. */
  quoted: string;
  /** A program wrote it (RFC 3834): it is kept, and answered by no one. */
  isAutomatic: boolean;
  /** Why the mail that it reports about was given up; null in all other mails. */
  failure: DeliveryFailure | null;
  /** The Message-ID of the mail that came back with a report; empty in all other mails. */
  returnedId: string;
  files: MailFile[];
  /** Every address that it was sent to. */
  recipients: string[];
};

/** More is no letter: what is beyond is left out, with a word that says so. */
const MOST_LETTERS = 20_000;
const MOST_FILES = 20;
/** What is read of a text and of markup at all, before it is told what is new and what is repeated. */
const MOST_READ = 200_000;

/**
 * Reads a mail. Markup is read as text; what is no text is taken out.
 *
 * @throws Error when it cannot be read as a mail.
 */
export async function parseMail(bytes: Uint8Array): Promise<InboundMail> {
  const mail = await PostalMime.parse(bytes, {
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: 40,
    maxHeadersSize: 200_000,
    rfc822Attachments: true,
  });
  const { text, quoted } = splitQuoted(clean((await textOf(mail)).slice(0, MOST_READ)));
  const [from] = mailboxes(mail.from ? [mail.from] : []);
  return {
    messageHash: createHash('sha256')
      .update(mail.messageId?.trim() || bytes)
      .digest('hex'),
    messageId: idOf(mail.messageId),
    inReplyTo: idOf(mail.inReplyTo),
    from: { name: oneLine(from?.name ?? '', 200), address: oneLine(from?.address ?? '', 255) },
    subject: oneLine(mail.subject ?? '', 300),
    text: shortened(text),
    quoted: shortened(quoted),
    isAutomatic: isAutomatic(mail),
    failure: failureOf(mail),
    returnedId: returnedIdOf(mail),
    files: filesOf(mail),
    recipients: recipientsOf(mail),
  };
}

/** One Message-ID, as it came; empty where there is none, or several. */
function idOf(header: string | undefined): string {
  return /^<[^<>\s]{1,250}>$/.exec(header?.trim() ?? '')?.[0] ?? '';
}

async function textOf({ text, html }: Email): Promise<string> {
  if (text?.trim() || !html) return text ?? '';
  const { toPlainText } = await import('@react-email/render');
  try {
    return toPlainText(html.slice(0, MOST_READ));
  } catch {
    return html.slice(0, MOST_READ).replace(/<[^>]{0,2000}>/g, ' ');
  }
}

/** Also what comes back undelivered: not every mail server says that a program wrote it (RFC 3834, RFC 3464, RFC 5321 4.5.5). */
function isAutomatic({ headers, from }: Email): boolean {
  const value = (key: string) => headers.find((header) => header.key === key)?.value.trim();
  const submitted = value('auto-submitted')?.toLowerCase();
  if (submitted && !submitted.startsWith('no')) return true;
  if (value('x-autoreply') || value('x-autorespond') || value('list-id')) return true;
  // Exchange and others put it into what programs of theirs have written ([MS-OXCMAIL] 2.2.3.2.14).
  const suppressed = value('x-auto-response-suppress');
  if (suppressed && suppressed.toLowerCase() !== 'none') return true;
  if (value('return-path') === '<>' || value('x-failed-recipients')) return true;
  if (/^multipart\/report\b/i.test(value('content-type') ?? '')) return true;
  if (/^(mailer-daemon|postmaster)@/i.test(from?.address ?? '')) return true;
  return /^(bulk|junk|list|auto_reply)$/i.test(value('precedence') ?? '');
}

function failureOf({ attachments }: Email): DeliveryFailure | null {
  const report = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  return report ? deliveryFailure(beginningOf(report)) : null;
}

/** A report has the mail that came back, or its headers alone (RFC 3462, 2). */
const RETURNED = [
  'message/rfc822',
  'message/global',
  'text/rfc822-headers',
  'message/global-headers',
];

function returnedIdOf(mail: Email): string {
  const returned = mail.attachments.find(({ mimeType }) => RETURNED.includes(mimeType));
  return returned && failureOf(mail) ? idOfReturned(beginningOf(returned)) : '';
}

function beginningOf({ content }: Email['attachments'][number]): string {
  return typeof content === 'string'
    ? content.slice(0, 20_000)
    : new TextDecoder().decode(content.slice(0, 20_000));
}

function filesOf({ attachments }: Email): MailFile[] {
  return attachments.slice(0, MOST_FILES).map(({ filename, mimeType, content }, index) => ({
    name: oneLine(filename ?? `${mimeType.split('/')[0] || 'file'} ${index + 1}`, 150),
    bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
  }));
}

function recipientsOf({ headers, to = [], cc = [], deliveredTo }: Email): string[] {
  const original = headers
    .filter(({ key }) => ['x-original-to', 'envelope-to', 'x-forwarded-to'].includes(key))
    .map(({ value }) => value.trim());
  const named = mailboxes([...to, ...cc]).map(({ address }) => address);
  return [...original, ...(deliveredTo ? [deliveredTo.trim()] : []), ...named]
    .map((address) => address.replace(/^<|>$/g, ''))
    .slice(0, 200);
}

function mailboxes(addresses: readonly Address[]): { name: string; address: string }[] {
  return addresses.flatMap((each) => (each.address === undefined ? (each.group ?? []) : [each]));
}

/** No control characters but line breaks, no marks of writing direction, no halves of characters. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[[\p{Cc}\p{Bidi_Control}]--[\n\t]]/gv, '')
    .replace(/\n{4,}/g, '\n\n\n');
}

function oneLine(text: string, most: number): string {
  return clean(text).replace(/\s+/g, ' ').trim().slice(0, most).toWellFormed();
}

function shortened(text: string): string {
  if (text.length <= MOST_LETTERS) return text;
  return `${text.slice(0, MOST_LETTERS).toWellFormed()}\n(The rest of this mail was left out.)`;
}
