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

let reports = 0;

/** What a mail server reports about a mail of a Message-ID that an address did not take; `action` as in RFC 3464. */
export function deliveryReport(to: string, messageId: string, action = 'failed'): Buffer {
  reports += 1;
  const type = 'multipart/report; report-type=delivery-status; boundary=b';
  const part = (kind: string, body: string) => `--b\r\nContent-Type: ${kind}\r\n\r\n${body}\r\n`;
  const status = `Reporting-MTA: dns; mx\r\n\r\nAction: ${action}\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 no such mailbox`;
  const body = [
    part('text/plain', 'Sorry.'),
    part('message/delivery-status', status),
    part('message/rfc822', `Subject: Re: Oak\r\nMessage-ID:\r\n ${messageId}\r\n\r\nYes, it is.`),
    '--b--\r\n',
  ].join('');
  const from = 'MAILER-DAEMON@mx.example.com';
  const id = `<report-${reports}@mx.example.com>`;
  return rawMail(
    { From: from, To: to, Subject: 'Undelivered', 'Content-Type': type, 'Message-ID': id },
    body,
  );
}

/** Why that mail came back, as the office reads it. */
export const NO_SUCH_MAILBOX = 'The address does not exist. It said: 550 5.1.1 no such mailbox';

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
