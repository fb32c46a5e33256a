// What a colleague has written that one had not seen, as a refusal carries it.
import type { ChatEntry } from '#contract/chat/chat-log.ts';

export type MissedMessage = { number: number; senderName: string; text: string };

/** The messages of a refusal's `current`; none where it is about something else. */
export function missedOf(current: Record<string, unknown> | undefined): MissedMessage[] {
  const { messages, entries } = (current ?? {}) as {
    messages?: MissedMessage[];
    entries?: ChatEntry[];
  };
  if (Array.isArray(messages)) return messages;
  return (Array.isArray(entries) ? entries : []).flatMap((entry) =>
    entry.kind === 'message' ? [{ number: entry.number, ...entry.message }] : [],
  );
}
