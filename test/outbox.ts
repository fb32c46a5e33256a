// Reads the mails that the server has written to its outbox, as a mail program would.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect, vi } from 'vitest';
import type { TestApp } from './test-app.ts';

/** A mail with the bytes it came from. */
export type ReadMail = Email & { file: string; source: string };

/** All mails once the worker has nothing left to do, in the order of their file names. */
export async function mailsAfterWork(test: TestApp): Promise<ReadMail[]> {
  await vi.waitFor(async () => expect(await jobsInState(test, OPEN)).toBe(0), {
    timeout: 50_000,
    interval: 100,
  });
  expect(await jobsInState(test, FAILED)).toBe(0);
  return readOutbox(join(test.dataDir, 'outbox'));
}

const OPEN = "state in ('created', 'retry', 'active')";
const FAILED = "state = 'failed'";

async function jobsInState(test: TestApp, condition: string): Promise<number> {
  const result = await test.open.db.execute<{ jobs: number }>(
    `select count(*)::int as jobs from pgboss.job where name not like '\\_\\_%' and ${condition}`,
  );
  return result.rows[0]?.jobs ?? 0;
}

async function readOutbox(outbox: string): Promise<ReadMail[]> {
  const files = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    files.sort().map(async (file) => {
      const bytes = await readFile(join(outbox, file));
      return { ...(await PostalMime.parse(bytes)), file, source: bytes.toString('utf8') };
    }),
  );
}

/** The addresses that a mail goes to. */
export function recipientsOf({ to = [] }: Email): string[] {
  return to.flatMap(({ address }) => address ?? []);
}

/** All that a reader of the mail can see, whichever part their program shows. */
export function wholeMail({
  subject = '',
  text = '',
  html = '',
}: Partial<Pick<Email, 'subject' | 'text' | 'html'>> = {}): string {
  return [subject, text, html].join('\n');
}

/** The calendar file that a mail carries, or undefined. */
export function calendarOf(mail: Email): string | undefined {
  const attachment = mail.attachments.find(({ mimeType }) => /calendar|ics/.test(mimeType));
  if (!attachment) return undefined;
  const { content } = attachment;
  return typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString();
}
