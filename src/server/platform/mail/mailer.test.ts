// Mail leaves by SMTP as it was meant: to one person, with the right headers, whatever a visitor typed as a name.
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../../../test/now.ts';
import { createMailer, type Mail, type Mailer } from './mailer.ts';

type Received = { from: string; to: string[]; mail: Email; source: string };

let server: SMTPServer;
let mailer: Mailer;
let received: Received[];
/** What the mail server says to the next mail instead of taking it. */
let refusal: { code: number; words: string } | undefined;

beforeEach(async () => {
  received = [];
  refusal = undefined;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (refusal)
          return done(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
        const bytes = Buffer.concat(chunks);
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          mail: await PostalMime.parse(bytes),
          source: bytes.toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    outbox: '/nowhere',
    from: () => 'Prairie Oak Landscaping <hello@prairieoak.example>',
    site: 'oak.example',
    clock: () => TEST_NOW,
  });
});
afterEach(async () => {
  mailer.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

const mail: Mail = {
  to: 'maria@example.com',
  subject: 'Your consultation is booked',
  text: 'Hello Maria',
  html: '<p>Hello Maria</p>',
  id: 'appointment-1-0-booked-customer',
};

describe('a mail by SMTP', () => {
  it('arrives once, from us, to the person, with a name that it keeps for good', async () => {
    await mailer.send(mail);
    expect(received).toHaveLength(1);
    const [first] = received;
    expect(first).toMatchObject({ from: 'hello@prairieoak.example', to: ['maria@example.com'] });
    expect(first?.mail).toMatchObject({
      subject: mail.subject,
      messageId: '<appointment-1-0-booked-customer@oak.example>',
      date: TEST_NOW.toISOString(),
      from: { name: 'Prairie Oak Landscaping', address: 'hello@prairieoak.example' },
    });
    expect(first?.mail.text?.trim()).toBe('Hello Maria');
    expect(first?.mail.html?.trim()).toBe('<p>Hello Maria</p>');
  });

  it('carries its calendar file as an invitation', async () => {
    const content = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
    await mailer.send({
      ...mail,
      calendar: { method: 'REQUEST', filename: 'consultation.ics', content },
    });
    const [first] = received;
    expect(first?.source).toMatch(/Content-Type: text\/calendar;[^\n]*method=REQUEST/i);
    expect(first?.mail.attachments.map(({ filename }) => filename)).toContain('consultation.ics');
  });

  it.each([
    'Maria\r\nBcc: everyone@example.com',
    'Maria\nBcc: everyone@example.com',
    'Maria" <everyone@example.com>, "',
    'Maria <everyone@example.com>',
  ])('goes to nobody else when the name is %j', async (name) => {
    await mailer.send({
      ...mail,
      subject: `Booked by ${name}`,
      replyTo: { name, address: 'maria@example.com' },
    });
    const [first] = received;
    expect(first?.to).toEqual(['maria@example.com']);
    expect(first?.mail.bcc ?? []).toEqual([]);
    expect(first?.mail.replyTo?.map(({ address }) => address)).toEqual(['maria@example.com']);
    expect(first?.source).not.toMatch(/^bcc:/im);
  });

  it('that the server refuses fails, so that the job is tried again', async () => {
    refusal = { code: 451, words: 'Try again later' };
    await expect(mailer.send(mail)).rejects.toThrow(/451/);
    refusal = undefined;
    await mailer.send(mail);
    expect(received).toHaveLength(1);
  });

  it('reads no file and fetches no address that its content may name', async () => {
    const html = '<img src="file:///etc/passwd"><img src="http://127.0.0.1:9/x">';
    await mailer.send({ ...mail, html });
    expect(received[0]?.source).not.toContain('root:');
    expect(received[0]?.mail.attachments).toEqual([]);
  });
});
