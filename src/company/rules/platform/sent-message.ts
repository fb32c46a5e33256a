// States of a message that we send, what can be done in each, and what a refusal by the mail server means in plain words.

/** Waiting is tried again by itself; failed is what 14 tries over about a day could not send. */
export const messageStatuses = ['waiting', 'failed', 'sent', 'set_aside'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Those that have not left, and that no one has set aside. */
export const OPEN_MESSAGES: readonly MessageStatus[] = ['waiting', 'failed'];

/** By what the list is narrowed: bounced is what was sent and came back. */
export const messageFilters = [...messageStatuses, 'bounced'] as const;
export type MessageFilter = (typeof messageFilters)[number];

export const messageChannels = ['mail', 'text'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** What is stored of a message for the decision about it. */
export type StoredMessage = {
  status: MessageStatus;
  channel: MessageChannel;
  /** Whether its kind carries a code or link that signs someone in. */
  isSecret: boolean;
  /** Whether it went to ourselves. */
  isOurs: boolean;
  /** Whether what it says is still stored. */
  hasCopy: boolean;
  /** Whether its job is known, so that it can be made anew. */
  hasJob: boolean;
  /** Whether it is mail to a list, which its reader may have left. */
  isList: boolean;
};

/** Why a message cannot be sent again, as a sentence; undefined when it can. */
export function whyNotAgain(message: StoredMessage): string | undefined {
  if (message.isSecret)
    return 'It carries a code or a link that only its reader may see, and that expires. Have the person ask for a new one.';
  if (message.isList) return 'Newsletter mail is sent once to each subscriber, from its own page.';
  if (message.status !== 'sent')
    return message.hasJob ? undefined : 'It is too old: how it was made is no longer stored.';
  if (message.channel === 'text') return 'A text is sent once. Call the person instead.';
  if (message.isOurs) return 'It went to our own staff. What it was about is in the console.';
  return message.hasCopy ? undefined : 'Its text is no longer stored, so it can’t be sent again.';
}

/** Whether a message can be set aside: it is not tried again then. */
export function canSetAside({ status }: Pick<StoredMessage, 'status'>): boolean {
  return OPEN_MESSAGES.includes(status);
}

const advices: readonly (readonly [RegExp, string])[] = [
  [
    /\b(550|551|553|554)\b|5\.1\.[0-3]|user unknown|no such user|recipients? (were|was) rejected/i,
    'The address does not exist or takes no mail. Ask the person for the right one, and set this message aside.',
  ],
  [
    /\b552\b|5\.2\.2|quota|mailbox full/i,
    'The mailbox is full. Call the person; it is tried again by itself meanwhile.',
  ],
  [
    /EAUTH|\b535\b|invalid login|authentication/i,
    'The mail server does not let us sign in. Whoever runs the program checks the user and password in SMTP_URL.',
  ],
  [
    /ECONN|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|timeout|socket|greeting/i,
    'The mail server could not be reached. It is tried again by itself; if this goes on, whoever runs the program checks SMTP_URL.',
  ],
  [
    /\b(421|450|451|452)\b|try again/i,
    'The mail server asked us to wait. It is tried again by itself.',
  ],
  [
    /hours of texts/,
    'Texts go out from 9:00 AM to 9:00 PM, on Sundays from noon. It leaves by itself then.',
  ],
  [
    /gateway/i,
    'The text message gateway did not take it. It is tried again by itself; if this goes on, check SMS_URL.',
  ],
];

/** What to do about the reason that a mail server or gateway gave. */
export function adviceFor(reason: string): string {
  return (
    advices.find(([pattern]) => pattern.test(reason))?.[1] ??
    'It is tried again by itself. If it keeps failing, send it another way and set it aside.'
  );
}
