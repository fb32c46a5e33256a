// Mails as a mail server hands them over at the door, and the door itself.
import type { TestApp } from './test-app.ts';

/** What an installation needs so that mail comes in. */
export const MAIL_DOOR = {
  OFFICE_EMAIL: 'office@example.com',
  REPLY_EMAIL: 'reply@mail.example.com',
  INBOUND_MAIL_SECRET: 'the-secret-of-our-mail-server',
} as const;

let mails = 0;

/** A mail as it comes over the wire, in plain text unless its headers say otherwise; each has a Message-ID of its own. */
export function rawMail(headers: Record<string, string>, body: string | Buffer): Buffer {
  mails += 1;
  const all = {
    'Message-ID': `<mail-${mails}@example.com>`,
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), Buffer.from(body)]);
}

/** A file of a mail whose boundary is `b`. */
export function mailPart(type: string, base64: string, name: string): string {
  return `--b\r\nContent-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64}\r\n`;
}

/** Hands a mail over, and gives the status of the answer. */
export async function deliver({ app }: TestApp, mail: Buffer): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/inbound-mail',
    payload: mail,
    headers: {
      'content-type': 'message/rfc822',
      authorization: `Bearer ${MAIL_DOOR.INBOUND_MAIL_SECRET}`,
    },
  });
  return answer.statusCode;
}
