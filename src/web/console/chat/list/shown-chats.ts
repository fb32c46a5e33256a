// Conversations the list shows: what its address says, and what follows from it.
import type { DeskChat } from '#contract/chat/chat-desk.ts';

export const views = [
  { value: 'open', label: 'Open' },
  { value: 'mine', label: 'Mine' },
  { value: 'snoozed', label: 'Snoozed' },
  { value: 'held', label: 'Held' },
  { value: 'closed', label: 'Closed' },
] as const;

export type View = (typeof views)[number]['value'];

/** What the address asks for: one view, or words. */
export type Shown = { view: View; search: string };

/** Reads the address of the desk; what it cannot read means the open ones. */
export function shownBy(query: URLSearchParams): Shown {
  const asked = query.get('show');
  const view = views.find(({ value }) => value === asked)?.value ?? 'open';
  return { view, search: query.get('q')?.trim().slice(0, 200) ?? '' };
}

/** What the server is asked for beyond the list of open ones; null when that list is enough. */
export function askedFor({ view, search }: Shown) {
  if (search) return { search };
  return view === 'closed' || view === 'held' ? { status: view } : null;
}

/** Of whom a view is asked for: who looks, and when. */
type Looking = { me: string | undefined; now: number };

/** The open ones of a view, in the order of the server: who waits longest first. */
export function openChats(chats: readonly DeskChat[], view: View, { me, now }: Looking) {
  const open = chats.filter(
    (chat) => chat.heldFor.length === 0 && isSnoozed(chat, now) === (view === 'snoozed'),
  );
  return view === 'mine' ? open.filter(({ assignee }) => assignee?.id === me) : open;
}

/** Put away until later: it comes back by itself, between two answers of the server, too. */
export function isSnoozed({ snooze }: Pick<DeskChat, 'snooze'>, now: number): boolean {
  return snooze !== null && Date.parse(snooze.until) > now;
}
