// The kinds of jobs of live chat; what they do stands in chat.module.ts. They carry ids and numbers only.
import type { JobKind } from '#server/platform/jobs/job.ts';

/** A mail about a conversation: to the office what was left, to the visitor our replies or the whole. */
export type ChatMailJob = {
  sessionId: string;
  kind: 'left' | 'reply' | 'transcript';
  /** The messages from after this number on, up to that one. */
  after: number;
  upTo: number;
};

export const chatMail: JobKind<ChatMailJob> = { name: 'chat-mail' };

/** A text message to the number of an alert, with all that is unsent there; tried again since `plannedAt` (ms). */
export const chatAlert: JobKind<{ notificationId: number; plannedAt?: number }> = {
  name: 'chat-alert',
};

/** Push messages to the browsers of staff: a conversation waits. */
export const chatPush: JobKind<{ sessionId: string; number: number }> = { name: 'chat-push' };
