// Which tab of the portal is marked on which page.
import { expect, it } from 'vitest';
import { englishPortalMessages } from './messages/portal-messages.en.ts';
import { isTabOf, portalPages } from './portal-pages.ts';

it.each([
  ['/customer-portal', 'Overview'],
  ['/customer-portal/plan', 'Overview'],
  ['/customer-portal/billing', 'Overview'],
  ['/customer-portal/statement', 'Overview'],
  ['/customer-portal/schedule', 'Schedule'],
  ['/customer-portal/visits/12', 'Schedule'],
  ['/customer-portal/visits/12/move', 'Schedule'],
  ['/customer-portal/history', 'History'],
  ['/customer-portal/add-ons/7/quote', 'Add-Ons'],
  ['/customer-portal/your-data', 'Account'],
  ['/customer-portal/account', 'Account'],
])('%s marks %s and no other', (pathname, label) => {
  const marked = portalPages.filter((page) => isTabOf(page, pathname));
  expect(marked.map(({ name }) => englishPortalMessages.tabs[name])).toEqual([label]);
});
