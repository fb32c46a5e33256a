// The pages of the console that exist, in the order of its navigation.
import type { AppIconName } from '#web/ui/app/app-icon.tsx';

export type ConsolePage = { path: string; label: string; icon: AppIconName };

export const consolePages: readonly ConsolePage[] = [
  { path: '/console', label: 'Today', icon: 'today' },
  { path: '/console/leads', label: 'Leads', icon: 'tag' },
  { path: '/console/calendar', label: 'Calendar', icon: 'calendar' },
  { path: '/console/requests', label: 'Requests', icon: 'note' },
  { path: '/console/visits', label: 'Visits', icon: 'pin' },
  { path: '/console/problems', label: 'Problems', icon: 'warning' },
  { path: '/console/plans', label: 'Plans', icon: 'file' },
  { path: '/console/customers', label: 'Customers', icon: 'person' },
  { path: '/admin-support', label: 'Live Chat', icon: 'chat' },
];
