// How the one conversation names where something was said and how far it got.
import type {
  ConversationDelivery,
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
  waiting: 'Waiting to leave',
  outbox: 'In the outbox',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Seen',
  failed: 'Not delivered',
  set_aside: 'Set aside',
};

/** On our pages nothing leaves: what was written is there. */
export function deliveryLabel(source: ConversationSource, delivery: ConversationDelivery): string {
  const isPage = source === 'chat' || source === 'request';
  return isPage && delivery === 'sent' ? 'Not seen yet' : deliveries[delivery];
}
