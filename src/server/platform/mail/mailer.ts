// Sends mail by SMTP, or writes it as .eml files into the outbox when no mail server is configured.
import { join } from 'node:path';
import nodemailer, { type SendMailOptions, type TransportOptions } from 'nodemailer';
import type { CalendarFile } from '../calendar-files/appointment-file.ts';
import { writeWhole } from '../files/unfinished.ts';

/** A mail ready to go. Addresses and subject are values, never header text. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  calendar?: CalendarFile;
  /** The Message-ID of the mail that it answers (RFC 5322 3.6.4). */
  inReplyTo?: string;
  /** Mail to a list: where mail programs post their one click to leave it (RFC 2369, RFC 8058). */
  list?: { unsubscribe: string };
  /** A file that goes with it. */
  attachment?: { filename: string; content: Buffer; type: string };
  /** Mail programs show it before others. */
  isUrgent?: true;
  /** Nothing is written down of it: its person is no longer known here. */
  leavesNoRecord?: true;
  /** Names the mail for good: a repetition after a crash carries the same Message-ID, so that copies can be told. */
  id: string;
};

export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void };

type MailerOptions = {
  smtpUrl: string | undefined;
  /** Directory of the .eml files. */
  outbox: string;
  /** From, as "Name <address>". */
  from: string;
  /** Host part of Message-IDs. */
  site: string;
  clock: () => Date;
  /** After this long without a word from the mail server the try is given up, in milliseconds. */
  silenceMs?: number;
};

const SILENCE_MS = 30_000;

/** Opens the mailer; with SMTP it keeps its connections until closed. */
export function createMailer(options: MailerOptions): Mailer {
  const { smtpUrl, outbox } = options;
  if (!smtpUrl) {
    return {
      send: (mail) => writeToOutbox(outbox, message(mail, options), options.clock()),
      close: () => {},
    };
  }
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: options.silenceMs ?? SILENCE_MS,
  } as TransportOptions);
  return {
    send: async (mail) => void (await transport.sendMail(message(mail, options))),
    close: () => transport.close(),
  };
}

function message(mail: Mail, { from, site, clock }: MailerOptions): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: clock(),
    messageId: `<${mail.id}@${site}>`,
    ...(mail.attachment && {
      attachments: [
        {
          filename: mail.attachment.filename,
          content: mail.attachment.content,
          contentType: mail.attachment.type,
        },
      ],
    }),
    ...(mail.isUrgent && { priority: 'high' as const }),
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    ...(mail.inReplyTo && { inReplyTo: mail.inReplyTo, references: mail.inReplyTo }),
    ...(mail.calendar && {
      icalEvent: {
        method: mail.calendar.method,
        filename: mail.calendar.filename,
        content: mail.calendar.content,
      },
    }),
    ...(mail.list && {
      headers: {
        // Unfolded: a header whose first line is empty is legal, but not every mail program reads on.
        'List-Unsubscribe': { prepared: true, value: `<${mail.list.unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function writeToOutbox(outbox: string, options: SendMailOptions, now: Date): Promise<void> {
  const composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });
  const { message: bytes } = await composer.sendMail(options);
  const stamp = now.toISOString().replaceAll(':', '-');
  const name = `${stamp}-${slug(String(options.messageId))}.eml`;
  await writeWhole(join(outbox, name), bytes as Buffer);
}

function slug(messageId: string): string {
  return (messageId.slice(1).split('@')[0] ?? '').replace(/[^\w-]+/g, '-');
}
