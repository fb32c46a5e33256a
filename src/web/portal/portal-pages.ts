// The tabs of the customer portal, in their order; each is a page with an address of its own.
import type { AppIconName } from '#web/ui/app/app-icon.tsx';

type PortalPage = { path: string; label: string; icon: AppIconName };

export const portalPages: readonly PortalPage[] = [
  { path: '/customer-portal', label: 'Overview', icon: 'home' },
  { path: '/customer-portal/schedule', label: 'Schedule', icon: 'calendar' },
  { path: '/customer-portal/history', label: 'History', icon: 'today' },
  { path: '/customer-portal/add-ons', label: 'Add-Ons', icon: 'plus' },
  { path: '/customer-portal/account', label: 'Account', icon: 'person' },
];
