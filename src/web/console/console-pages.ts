// The pages of the console that exist, in the order of its navigation.
import type { AppIconName } from '#web/ui/app/app-icon.tsx';

export type ConsolePage = {
  path: string;
  label: string;
  icon: AppIconName;
  /** Opened more rarely than others: its script is loaded when it is pointed at, not before. */
  isRare?: true;
  /** Pages that belong to it under another path. */
  others?: readonly string[];
};

/** Whether an address is one of a page's. The console's own begins all others. */
export function isWithin({ path, others = [] }: ConsolePage, pathname: string): boolean {
  if (path === '/console') return pathname === path;
  return [path, ...others].some((one) => pathname === one || pathname.startsWith(`${one}/`));
}

export const consolePages: readonly ConsolePage[] = [
  { path: '/console', label: 'Today', icon: 'today' },
  { path: '/console/leads', label: 'Leads', icon: 'tag' },
  { path: '/console/calendar', label: 'Calendar', icon: 'calendar' },
  { path: '/console/requests', label: 'Requests', icon: 'note' },
  {
    path: '/console/visits',
    label: 'Visits',
    icon: 'pin',
    others: ['/console/crews', '/console/crew-link'],
  },
  { path: '/console/problems', label: 'Problems', icon: 'warning', isRare: true },
  { path: '/console/plans', label: 'Plans', icon: 'file', isRare: true },
  { path: '/console/customers', label: 'Customers', icon: 'person' },
  { path: '/admin-support', label: 'Live Chat', icon: 'chat' },
  { path: '/console/settings', label: 'Settings', icon: 'settings', isRare: true },
];
