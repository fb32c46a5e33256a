// Sends mail by SMTP, or writes it as .eml files into the outbox when no mail server is configured.
import { join, resolve } from 'node:path';
import nodemailer, { type SendMailOptions, type TransportOptions } from 'nodemailer';
import type { MailOutcome } from '#company/rules/platform/mail-outcomes.ts';
import type { ServerContext } from '../../context.ts';
import type { CalendarFile } from '../calendar-files/appointment-file.ts';
import { writeWhole } from '../files/unfinished.ts';
import { isOfficeAddress } from '../inbound-mail/our-addresses.ts';
import { plainAddress } from '../inbound-mail/reply-address.ts';

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
  /** Where reports of what could not be delivered go, if not to the sender. */
  returnPath?: string;
  /** A file that goes with it. */
  attachment?: { filename: string; content: Buffer; type: string };
  /** Mail programs show it before others. */
  isUrgent?: true;
  /** Nothing is written down of it: its person is no longer known here, or it is on record already. */
  leavesNoRecord?: true;
  /** The id of the mail that this one repeats after it had left; it is written down there. */
  copyOf?: string;
  /** Names the mail for good: a repetition after a crash carries the same Message-ID, so that copies can be told. */
  id: string;
};

export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void };

type MailerOptions = {
  smtpUrl: string | undefined;
  /** Directory of the .eml files. */
  outbox: string;
  /** From, as "Name <address>", as it is when a mail goes. */
  from: () => string;
  /** Where a mail is answered that says nothing of it, by whom it goes to; undefined leaves it to the sender's address. */
  answers?: (to: string) => Mail['replyTo'];
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

function message(mail: Mail, { from, site, clock, answers }: MailerOptions): SendMailOptions {
  const replyTo = mail.replyTo ?? answers?.(mail.to);
  return {
    from: from(),
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
    ...(mail.returnPath && { envelope: { from: mail.returnPath, to: mail.to } }),
    ...(mail.isUrgent && { priority: 'high' as const }),
    ...(replyTo && { replyTo }),
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

type Installation = Pick<ServerContext, 'config' | 'settings' | 'clock'>;

/** The mailer of an installation: its mail server or outbox, and the company as it is called when a mail goes. */
export function openMailer({ config, settings, clock }: Installation, silenceMs?: number): Mailer {
  return createMailer({
    smtpUrl: config.smtpUrl,
    outbox: join(resolve(config.dataDir), 'outbox'),
    from() {
      const { companyName, email } = settings();
      return config.mailFrom ?? `${companyName} <${email}>`;
    },
    answers(to) {
      // What customers answer comes to the desk (docs/product/mails-in.md), or to the office; the office's own mail stays its own.
      if (isOfficeAddress({ config, settings }, to)) return undefined;
      const { companyName: name, email } = settings();
      const { replyEmail, officeEmail } = config;
      return { name, address: replyEmail ? plainAddress(replyEmail) : (officeEmail ?? email) };
    },
    site: config.publicUrl.hostname,
    clock,
    ...(silenceMs !== undefined && { silenceMs }),
  });
}

/** A mail server that says nothing for so long, while someone waits for it, has refused. */
const PATIENCE_MS = 10_000;
const REASON_LENGTH = 300;

/** Hands one mail over while someone waits, and tells what the mail server said: for tests of the way, never for customers' mail. */
export async function handOver(
  context: Installation,
  mail: Omit<Mail, 'id'>,
): Promise<{ outcome: MailOutcome; reason: string | null }> {
  const mailer = openMailer(context, PATIENCE_MS);
  try {
    await mailer.send({ ...mail, id: `test-${crypto.randomUUID()}` });
    return { outcome: context.config.smtpUrl ? 'handed-over' : 'saved', reason: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { outcome: 'refused', reason: reason.replace(/\s+/g, ' ').slice(0, REASON_LENGTH) };
  } finally {
    mailer.close();
  }
}
