// What leaves by itself: each domain says which of its messages go at which moment, by the same function with which its job of the clock
// decides (docs/decisions/0100-one-answer-to-what-goes-out.md).
import type { MessageKind } from '#company/facts/message-kinds.ts';
import type { ServerContext } from '../../context.ts';

/** Why a message leaves, and by what its reader has agreed to it; whole sentences that the office reads. */
export type Because = { reason: string; consent: string };

/** A person with an account, someone who has booked without one, or so many who have signed up. */
type AheadReader = { userId: string } | { name: string; address: string } | { readers: number };

/** What a message would say; `attachment` is there when a file goes with it. */
type MessagePreview = { subject: string; text: string; html: string; attachment?: object };

/** A message that leaves at a moment, if nothing happens until then. */
export type AheadMessage = Because & {
  /** Names it among all: what it is about, and which of several. */
  key: string;
  kind: MessageKind;
  /** What it is called, where its kind has several. */
  label?: string;
  at: Date;
  to: AheadReader;
  /** Where what it is about is seen in the console. */
  path: string;
  /** As it would read; undefined when there is nothing to send any more. */
  preview: () => Promise<MessagePreview | undefined>;
};

/** What one job of the clock sends. */
export type AheadSource = {
  /** The cron of the job; every hour, at minutes alone. */
  schedule: string;
  /** What it would send if it came at these moments, in ascending order, and nothing happened in between. */
  list: (context: ServerContext, moments: readonly Date[]) => Promise<AheadMessage[]>;
};
