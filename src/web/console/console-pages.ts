// The pages of the console that exist, in the order of its navigation.
import type { StaffRight } from '#company/facts/staff-roles.ts';
import type { AppIconName } from '#web/ui/app/app-icon.tsx';

export type ConsolePage = {
  path: string;
  label: string;
  /** What its endpoints ask for: who may not use the page has no link to it. */
  right: StaffRight;
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
  { path: '/console', label: 'Today', right: 'crew', icon: 'today' },
  {
    path: '/console/leads',
    label: 'Leads',
    right: 'staff',
    icon: 'tag',
    others: ['/console/print'],
  },
  { path: '/console/calendar', label: 'Calendar', right: 'staff', icon: 'calendar' },
  { path: '/console/requests', label: 'Requests', right: 'staff', icon: 'note' },
  {
    path: '/console/visits',
    label: 'Visits',
    right: 'crew',
    icon: 'pin',
    others: ['/console/crews', '/console/crew-link', '/console/payroll'],
  },
  { path: '/console/problems', label: 'Problems', right: 'crew', icon: 'warning', isRare: true },
  { path: '/console/reviews', label: 'Reviews', right: 'staff', icon: 'star', isRare: true },
  { path: '/console/newsletter', label: 'Newsletter', right: 'staff', icon: 'mail', isRare: true },
  { path: '/console/plans', label: 'Plans', right: 'staff', icon: 'file', isRare: true },
  { path: '/console/billing', label: 'Billing', right: 'staff', icon: 'dollar', isRare: true },
  { path: '/console/reports', label: 'Reports', right: 'staff', icon: 'chart', isRare: true },
  // They are mostly found by the search, from whatever page is open.
  { path: '/console/customers', label: 'Customers', right: 'staff', icon: 'person', isRare: true },
  { path: '/admin-support', label: 'Live Chat', right: 'staff', icon: 'chat' },
  { path: '/console/settings', label: 'Settings', right: 'staff', icon: 'settings', isRare: true },
];
