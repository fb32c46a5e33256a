// What a module of the server gives to the whole: its endpoints, jobs, leads and what it clears away.
import type { Receipt } from '#contract/site/receipt.ts';
import type { ServerContext } from './context.ts';
import type { FormGuard } from './leads/form-guard/form-guard.ts';
import type { AheadSource } from './platform/ahead/ahead-message.ts';
import type { Handlers } from './platform/http/mount.ts';
import type { RateLimiter } from './platform/http/rate-limit.ts';
import type { InboundMail } from './platform/inbound-mail/parse-mail.ts';
import type { Job } from './platform/jobs/job.ts';
import type { LeadKeeper } from './platform/journal/lead-keeper.ts';
import type { Workshop } from './platform/photos/picture-workshop.ts';

/** What handlers are made with. */
export type HandlerTools = {
  context: ServerContext;
  guard: FormGuard;
  limiter: RateLimiter;
  workshop: Workshop;
  /** Whether the process is on its way out. */
  isDraining: () => boolean;
};

/** Reads what a receipt stands for, as it is by now; undefined when nothing is there any more. */
type ReceiptReader = (subject: string, context: ServerContext) => Promise<Receipt | undefined>;

/**
 * Takes a mail that answers one of ours into the conversation of an id. The same mail may come several times. False when the
 * conversation is gone.
 */
export type ReplyTaker = (
  tools: Pick<HandlerTools, 'context' | 'workshop'>,
  id: string,
  mail: InboundMail,
) => Promise<boolean>;

/**
 * Takes a mail to us that answers nothing we know. The same mail may come several times.
 *
 * @throws RequestProblem 404 when it is none for us, 429 and 503 when it may come again later.
 */
export type MailTaker = (
  tools: Pick<HandlerTools, 'context' | 'workshop'>,
  mail: InboundMail,
) => Promise<void>;

export type Module = {
  /** Answers its endpoints. Gaps and strays are found when the table is mounted (http/mount.ts). */
  handlers?: (tools: HandlerTools) => Partial<Handlers>;
  jobs?: readonly Job[];
  /** What its jobs of the clock send to people, foreseen by what they decide with. */
  ahead?: readonly AheadSource[];
  /** What the journal keeps outside the embedded database. */
  leads?: readonly LeadKeeper[];
  /** How its receipts are read, by their kind. Nothing in a receipt says who asked. */
  receipts?: { readonly [Kind in Receipt['kind']]?: ReceiptReader };
  /** What takes replies to mails of a kind of conversation, by the kind in their address (inbound-mail/reply-address.ts). */
  replies?: { readonly [kind: string]: ReplyTaker };
  /** What takes all other mail to us; one module does. */
  mails?: MailTaker;
  /** Clears away what has lapsed, once an hour; nothing depends on it happening in time. */
  sweep?: (context: ServerContext) => Promise<void>;
};
