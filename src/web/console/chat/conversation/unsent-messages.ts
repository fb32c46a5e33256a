// Messages of conversations that no one looks at any more, or that a reload has interrupted: they still go out.
import { type Conversation, openConversation } from '#web/features/chat/conversation.ts';
import { browserShelf } from '#web/lib/browser-shelf.ts';
import { showToast } from '#web/ui/toast.ts';

/** Under such names each conversation keeps what is on its way (features/chat/conversation.ts). */
const KEPT = /^chat-desk-(.+):/;
/** So many at once; the others are sent when they are looked at. */
const MOST = 10;

const NOT_SENT = {
  title: 'Error',
  description: 'A message in another chat was not sent. Please check it again.',
  variant: 'destructive',
} as const;

const open = new Map<string, Conversation>();

/** Goes on sending what a conversation still has; nothing, when it has nothing. */
export function leaveBehind(sessionId: string, left: Pick<Conversation, 'outgoing'>): void {
  if (isUnderWay(left)) begin(sessionId);
}

function begin(sessionId: string): void {
  takeBack(sessionId);
  const changed = () => {
    const act = open.get(sessionId);
    if (!act || isUnderWay(act)) return;
    if (act.outgoing().some(({ refusal }) => refusal)) showToast(NOT_SENT);
    takeBack(sessionId);
  };
  const gone = () => takeBack(sessionId);
  open.set(sessionId, openConversation({ sessionId, isLeft: true, changed, gone }));
}

/** The conversation is looked at again, and sends by itself. */
export function takeBack(sessionId: string): void {
  const act = open.get(sessionId);
  open.delete(sessionId);
  act?.close();
}

/** After a reload: goes on with all conversations that still have something. Gives a function that stops. */
export function sendLeftBehind(): () => void {
  const kept = browserShelf.names('chat-desk-').flatMap((name) => KEPT.exec(name)?.[1] ?? []);
  for (const sessionId of [...new Set(kept)].slice(0, MOST)) {
    if (!location.pathname.includes(sessionId)) begin(sessionId);
  }
  return () => {
    for (const sessionId of [...open.keys()]) takeBack(sessionId);
  };
}

function isUnderWay({ outgoing }: Pick<Conversation, 'outgoing'>): boolean {
  return outgoing().some(({ isSent, refusal }) => !isSent && !refusal);
}
