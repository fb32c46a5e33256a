// The kinds of what is found, in words and as icons.
import type { FoundGroup } from '#contract/overviews/console-search.ts';
import type { AppIconName } from '#web/ui/app/app-icon.tsx';

export const foundKinds: Readonly<
  Record<FoundGroup['kind'], { title: string; icon: AppIconName }>
> = {
  customer: { title: 'Customers', icon: 'person' },
  lead: { title: 'Leads', icon: 'tag' },
  appointment: { title: 'Consultations', icon: 'calendar' },
  request: { title: 'Requests', icon: 'note' },
  visit: { title: 'Visits', icon: 'pin' },
  chat: { title: 'Chats', icon: 'chat' },
};
