// Reads what a mail server reports about a mail that it could not deliver (RFC 3464).

/** Why a mail was given up. */
export type DeliveryFailure = {
  /** The enhanced status code (RFC 3463), such as "5.1.1". */
  status: string;
  /** What the server said, in one line; empty when it said no more. */
  words: string;
};

/** Reports are short; what is beyond is not read. */
const MOST_READ = 20_000;
const MOST_WORDS = 500;

/** The first recipient of a report for whom the mail was given up; null for a delay, a delivery, or what is no report. */
export function deliveryFailure(report: string): DeliveryFailure | null {
  const [, ...recipients] = report
    .slice(0, MOST_READ)
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n[ \t]*\n\s*/);
  for (const recipient of recipients) {
    const fields = fieldsOf(recipient);
    const status = /^[245]\.\d{1,3}\.\d{1,3}(?!\S)/.exec(fields.get('status') ?? '')?.[0];
    if (fields.get('action')?.toLowerCase() !== 'failed' || !status) continue;
    return { status, words: (fields.get('diagnostic-code') ?? '').slice(0, MOST_WORDS) };
  }
  return null;
}

/** The Message-ID among the headers of a mail that came back; empty without one. */
export function idOfReturned(mail: string): string {
  const [headers = ''] = mail
    .slice(0, MOST_READ)
    .replace(/\r\n?/g, '\n')
    .trimStart()
    .split('\n\n', 1);
  return /^<[^<>\s]{1,250}>$/.exec(fieldsOf(headers).get('message-id') ?? '')?.[0] ?? '';
}

/** Fields by their names in small letters; folded lines are one. A diagnostic code is told without its type, "smtp;". */
function fieldsOf(lines: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of lines.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name, value] = /^([a-z-]{1,40}):(.*)$/i.exec(line) ?? [];
    if (!name || value === undefined || found.has(name.toLowerCase())) continue;
    const text = value.replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ').trim();
    found.set(name.toLowerCase(), text.replace(/^(smtp|dns|x-[a-z-]{1,20});\s*/i, ''));
  }
  return found;
}
