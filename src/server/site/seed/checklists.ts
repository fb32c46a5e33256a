// The first checklists of crews: what is ticked off at a stop, and the photos that prove it.
import type { Checklist } from '#contract/site/content/checklists.ts';

export const checklists: readonly Checklist[] = [
  {
    slug: 'mowing',
    services: ['Lawn Maintenance', 'Essential Care', 'Complete Care', 'Mowing', 'Lawn Mowing'],
    items: [
      { key: 'mowed', label: 'Front and back mowed', photo: null },
      { key: 'edged', label: 'Walks and drive edged', photo: null },
      { key: 'blown', label: 'Clippings blown off', photo: 'after' },
      { key: 'gate', label: 'Gate closed and latched', photo: null },
    ],
  },
  {
    slug: 'cleanup',
    services: ['Mulching', 'Leaf Removal', 'Seasonal Cleanup', 'Hedge Trimming', 'Tree Trimming'],
    items: [
      { key: 'before', label: 'Photo taken before the start', photo: 'before' },
      { key: 'worked', label: 'Work done as ordered', photo: null },
      { key: 'hauled', label: 'Debris hauled away', photo: 'after' },
      { key: 'gate', label: 'Gate closed and latched', photo: null },
    ],
  },
  {
    slug: 'general',
    services: [],
    items: [
      { key: 'worked', label: 'Work done as ordered', photo: 'after' },
      { key: 'cleaned', label: 'Site left clean', photo: null },
      { key: 'gate', label: 'Gate closed and latched', photo: null },
    ],
  },
];
