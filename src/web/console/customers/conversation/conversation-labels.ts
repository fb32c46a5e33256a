// How the one conversation names where something was said and how far it got.
import type {
  ConversationDelivery,
  ConversationItem,
  ConversationSource,
} from '#contract/overviews/customer-conversation.ts';
import type { AppIconName } from '#web/ui/app/app-icon.tsx';

export const sourceLabels: Readonly<
  Record<ConversationSource, { label: string; icon: AppIconName }>
> = {
  chat: { label: 'Chat', icon: 'chat' },
  text: { label: 'Text', icon: 'phone' },
  email: { label: 'Email', icon: 'mail' },
  request: { label: 'Request', icon: 'note' },
  quote: { label: 'Quote', icon: 'dollar' },
  problem: { label: 'Problem', icon: 'warning' },
  lead: { label: 'Lead', icon: 'tag' },
  call: { label: 'Call', icon: 'phone' },
  note: { label: 'Internal note', icon: 'lock' },
  notice: { label: 'Sent', icon: 'send' },
};

const deliveries: Readonly<Record<ConversationDelivery, string>> = {
  waiting: 'On its way',
  outbox: 'In the outbox',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Seen',
  failed: 'Not delivered',
  set_aside: 'Set aside',
};

/** On our pages nothing leaves: what was written is there. */
export function deliveryLabel(
  source: ConversationSource,
  delivery: ConversationDelivery,
  reason: string | null,
): string {
  if (delivery === 'waiting' && reason !== null) return 'Waiting';
  const isPage = source === 'chat' || source === 'request';
  return isPage && delivery === 'sent' ? 'Not seen yet' : deliveries[delivery];
}

/** What the page says after an answer, by how far our last words got: what waits is not sent yet. */
export function answerNote(items: readonly ConversationItem[]): string {
  const last = items.findLast(({ from, source }) => from === 'office' && source !== 'note');
  const { delivery, reason } = last ?? {};
  if (delivery === 'failed') return `Your answer was not delivered. ${reason ?? ''}`.trim();
  if (delivery === 'outbox')
    return 'Your answer is in the outbox. No text leaves without a provider.';
  if (delivery !== 'waiting') return 'Your answer is sent.';
  return reason ? `Your answer waits. ${reason}` : 'Your answer is on its way.';
}
