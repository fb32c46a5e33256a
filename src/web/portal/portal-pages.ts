// The tabs of the customer portal, in their order; each is a page with an address of its own.
import type { AppIconName } from '#web/ui/app/app-icon.tsx';
import type { PortalMessages } from './messages/portal-messages.en.ts';

type TabName = keyof PortalMessages['tabs'];

type PortalPage = {
  path: string;
  name: TabName;
  icon: AppIconName;
  /** Pages that are reached from this one and have addresses of their own. */
  leadsTo?: readonly string[];
};

export const portalPages: readonly PortalPage[] = [
  {
    path: '/customer-portal',
    name: 'overview',
    icon: 'home',
    leadsTo: ['/customer-portal/plan', '/customer-portal/billing', '/customer-portal/statement'],
  },
  {
    path: '/customer-portal/schedule',
    name: 'schedule',
    icon: 'calendar',
    leadsTo: ['/customer-portal/visits'],
  },
  { path: '/customer-portal/history', name: 'history', icon: 'today' },
  { path: '/customer-portal/add-ons', name: 'addOns', icon: 'plus' },
  {
    path: '/customer-portal/account',
    name: 'account',
    icon: 'person',
    leadsTo: ['/customer-portal/your-data'],
  },
];

/**
 * Whether a tab is marked: its own page, a page below it, or one that it leads to.
 *
 * @param page one of the tabs
 * @param pathname the address that is open
 */
export function isTabOf({ path, leadsTo = [] }: PortalPage, pathname: string): boolean {
  // Every address of the portal begins with the Overview's.
  const below = path === '/customer-portal' ? leadsTo : [path, ...leadsTo];
  return pathname === path || below.some((each) => `${pathname}/`.startsWith(`${each}/`));
}
