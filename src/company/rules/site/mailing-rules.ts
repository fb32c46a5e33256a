// What holds for mailings of the newsletter: what one consists of, its recipients, and when a mail is tried again
// (docs/product/newsletter.md).

/** How long its parts are. */
export const MAILING_LENGTH = { subject: 150, text: 20_000, posts: 6, tasks: 12 } as const;

/** The words of a mailing as they were when sending began: a post that is changed later changes no mail. */
export type MailingContent = {
  subject: string;
  /** Markdown. */
  text: string;
  posts: readonly { title: string; excerpt: string; path: string }[];
  tasks: readonly { text: string; timing: string }[];
  /** What it says in Spanish; an issue that began to be sent before there was any has none. */
  spanish?: {
    subject: string;
    /** Markdown; blank where it is written in English alone. */
    text: string;
    tasks: readonly { text: string; timing: string; isEnglish: boolean }[];
  };
};

/** How it stands with one recipient. "claimed" is one whose mail is being handed over. */
export const recipientStatuses = [
  'waiting',
  'claimed',
  'sent',
  'bounced',
  'skipped',
  'failed',
] as const;
export type RecipientStatus = (typeof recipientStatuses)[number];

/** Those whose mail may still go. */
export const OPEN_RECIPIENTS: readonly RecipientStatus[] = ['waiting', 'claimed'];

/** A mail that the server could not take is tried again after so many minutes; after the last one it is set aside. */
const RETRY_MINUTES = [10, 60, 240, 720] as const;

/** When a mail that was tried so many times is tried again; null once it is given up. */
export function nextTry(tries: number, now: Date): Date | null {
  const minutes = RETRY_MINUTES[tries - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}

/** So many refusals in a row are not about addresses, and the mailing is paused. */
export const REFUSALS_IN_A_ROW = 10;

/** What a mail server said to one mail (RFC 5321 4.2), and at which command. */
export type SendFailure = {
  code?: number | undefined;
  command?: string | undefined;
  words: string;
};

/**
 * What a failure is about: the address, which gets nothing anymore; this mail, which is set aside; us, so that no mail would pass;
 * this moment; or a server that is away, so that the rest waits as well.
 */
export type FailureKind = 'address' | 'mail' | 'us' | 'moment' | 'away';

/** An enhanced status code (RFC 3463), such as 5.1.1: its subject says whether a mailbox is meant. */
const ENHANCED = /\b5\.(\d{1,3})\.\d{1,3}\b/;

/** Subjects of enhanced codes that are about the address and its mailbox. */
const ABOUT_ADDRESS = ['1', '2'];

/** Judges a failure by the code of the answer, by what was asked, and by the enhanced code where there is one. */
export function judgeFailure({ code, command, words }: SendFailure): FailureKind {
  if (code === undefined || code === 421) return 'away';
  const isAboutRecipient = command === 'RCPT TO' || command === 'DATA';
  if (code < 500) return isAboutRecipient ? 'moment' : 'away';
  if (!isAboutRecipient) return 'us';
  return judgeCode(words);
}

/**
 * Judges what a mail server reports afterwards (RFC 3464): one that gave up after days of trying says nothing against the address,
 * and one without a subject in its code may have said more in words.
 */
export function judgeReport({ status, words }: { status: string; words: string }) {
  if (!status.startsWith('5.')) return 'mail';
  return judgeCode(status.startsWith('5.0.') ? words : status);
}

/** What an answer of 5xx is about, by its enhanced code. */
function judgeCode(words: string): 'address' | 'mail' {
  const subject = ENHANCED.exec(words)?.[1];
  return subject === undefined || ABOUT_ADDRESS.includes(subject) ? 'address' : 'mail';
}
