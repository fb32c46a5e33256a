// What crosses the wire about mailings of the newsletter: writing one, sending it, and what became of it
// (docs/product/newsletter.md).
import { z } from 'zod';
import { languages } from '#company/facts/languages.ts';
import { tableOf } from '#company/rules/platform/known-keys.ts';
import { mailingStatuses } from '#company/rules/site/mailing-machine.ts';
import { MAILING_LENGTH, recipientStatuses } from '#company/rules/site/mailing-rules.ts';
import { CalendarDate, TimeOfDay } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText, SeenVersion } from '../platform/ids.ts';
import { PageQuery, pageOf } from '../platform/page-of.ts';
import { line, optionalLine, paragraph } from '../platform/text.ts';

const Subject = line(MAILING_LENGTH.subject, 'Please enter a subject.');
/** The name of a post or task; one that is not there says nothing. */
const ContentName = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/, { error: 'Small letters, digits and hyphens.' });
const chosen = (most: number, what: string) =>
  z
    .array(ContentName)
    .max(most, { error: `Please choose at most ${most} ${what}.` })
    .refine((slugs) => new Set(slugs).size === slugs.length, {
      error: 'Please choose each only once.',
    })
    .default([]);

/** The same in Spanish, as far as it is written. */
const spanishWords = {
  spanishSubject: optionalLine(MAILING_LENGTH.subject).default('').describe('Blank: as in English'),
  spanishText: paragraph(MAILING_LENGTH.text)
    .default('')
    .describe('Markdown; blank: who reads Spanish gets the English text'),
};

export const MailingStart = z.strictObject({ subject: Subject });
export type MailingStart = z.infer<typeof MailingStart>;

/** The words of a draft. */
export const MailingDraft = z.strictObject({
  version: SeenVersion,
  subject: Subject,
  text: paragraph(MAILING_LENGTH.text).default('').describe('Markdown'),
  ...spanishWords,
  posts: chosen(MAILING_LENGTH.posts, 'posts').describe('Slugs of published posts, in order'),
  tasks: chosen(MAILING_LENGTH.tasks, 'tasks').describe('Slugs of seasonal tasks, in order'),
});
export type MailingDraft = z.infer<typeof MailingDraft>;

export const MailingSeen = z.strictObject({ version: SeenVersion });

export const MailingTime = z.strictObject({
  version: SeenVersion,
  date: CalendarDate,
  time: TimeOfDay,
});
export type MailingTime = z.infer<typeof MailingTime>;

export const MailingStatus = z.enum(mailingStatuses);
const RecipientCounts = z.object(tableOf(recipientStatuses, () => z.number().int()));

/** A mailing in the list. */
export const MailingRow = z.object({
  id: RowId,
  status: MailingStatus,
  subject: z.string(),
  createdAt: z.string(),
  sendAt: z.string().nullable().describe('When a scheduled one begins'),
  startedAt: z.string().nullable(),
  recipients: z.number().int().describe('0 until sending begins'),
  sent: z.number().int(),
});
export type MailingRow = z.infer<typeof MailingRow>;

/** What became of a mailing. */
export const MailingResults = z.object({
  recipients: z.number().int(),
  counts: RecipientCounts,
  later: z
    .object({ count: z.number().int(), firstAt: z.string() })
    .nullable()
    .describe(
      'Recipients who wait to be tried again, and when the first of them is; null for none',
    ),
  unsubscribed: z.number().int().describe('Who left by the link of this mailing'),
  links: z.array(
    z.object({ path: z.string().describe('The page of ours'), clicks: z.number().int() }),
  ),
  troubles: z
    .array(
      z.object({
        email: z.string().nullable().describe('null once the subscription is deleted'),
        status: z.enum(['waiting', 'bounced', 'failed']),
        reason: z.string(),
        nextTryAt: z.string().nullable(),
      }),
    )
    .describe('The first 50 recipients whose mail the server did not take'),
});
export type MailingResults = z.infer<typeof MailingResults>;

const Choice = z.object({ slug: z.string(), label: z.string() });

/** A mailing as the office works on it. */
export const Mailing = z.object({
  id: RowId,
  version: RowId,
  status: MailingStatus,
  subject: z.string(),
  text: z.string(),
  spanishSubject: z.string(),
  spanishText: z.string(),
  posts: z.array(z.string()),
  tasks: z.array(z.string()),
  author: z.string().nullable(),
  sendAt: z.string().nullable(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  haltReason: z.string().nullable().describe('Why the program paused it'),
  readers: z.number().int().describe('Subscribers who would get it now'),
  mailsPerMinute: z.number().int(),
  choices: z.object({ posts: z.array(Choice), tasks: z.array(Choice) }),
  results: MailingResults.nullable().describe('null until sending begins'),
});
export type Mailing = z.infer<typeof Mailing>;

const Id = z.strictObject({ id: RowIdText });
const reading = { access: 'staff', limit: 'read', status: 200 } as const;
const writing = { access: 'staff', limit: 'write', status: 200 } as const;
const press = { ...writing, params: Id, body: MailingSeen, answer: Mailing } as const;

export const mailingEndpoints = {
  'GET /api/console/mailings': {
    summary: 'The mailings of the newsletter, the latest first, page by page',
    ...reading,
    query: PageQuery,
    answer: pageOf(MailingRow),
  },
  'POST /api/console/mailings': {
    summary: 'Start a draft',
    ...writing,
    status: 201,
    idempotent: { contentOf: (body: unknown) => body },
    body: MailingStart,
    answer: z.object({ id: RowId }),
  },
  'GET /api/console/mailings/{id}': {
    summary: 'One mailing: its words while it is a draft, what became of it once it is sent',
    ...reading,
    params: Id,
    answer: Mailing,
  },
  'PATCH /api/console/mailings/{id}': {
    summary: 'Change a draft; 409 with the present one when someone was faster',
    ...writing,
    params: Id,
    body: MailingDraft,
    answer: Mailing,
  },
  'GET /api/console/mailings/{id}/preview': {
    summary: 'The mail as it is rendered, for a frame without scripts',
    ...reading,
    params: Id,
    query: z.strictObject({
      version: RowIdText.optional().describe('Of which it is shown, so that no earlier one is'),
      language: z.enum(languages).optional().describe('Of its reader; English by default'),
    }),
    answer: { bytes: 'text/html; charset=utf-8' },
  },
  'POST /api/console/mailings/{id}/test': {
    summary: 'Send the mail to oneself',
    ...press,
  },
  'POST /api/console/mailings/{id}/schedule': {
    summary: 'Send it at a time of the company',
    ...press,
    body: MailingTime,
  },
  'POST /api/console/mailings/{id}/unschedule': {
    summary: 'Make a scheduled one a draft again',
    ...press,
  },
  'POST /api/console/mailings/{id}/send': {
    summary: 'Begin to send; who is subscribed now gets it',
    ...press,
  },
  'POST /api/console/mailings/{id}/pause': {
    summary: 'Stop sending until it is resumed',
    ...press,
  },
  'POST /api/console/mailings/{id}/resume': {
    summary: 'Send to those who are left',
    ...press,
  },
  'POST /api/console/mailings/{id}/cancel': {
    summary: 'Cancel it; who has not got it yet never will',
    ...press,
  },
  'GET /n/{code}': {
    summary: 'A link of a mailing: counts and goes to a page of ours',
    access: 'public',
    limit: 'read',
    status: 302,
    params: z.strictObject({ code: z.string().min(1).max(40) }),
    answer: null,
  },
} as const satisfies EndpointTable;
