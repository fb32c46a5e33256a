// The parts of conversations by text, which come with the first of them: most of what a desk shows was written on the site.
import { lazy } from 'react';

const parts = () => import('./text-parts.tsx');

export const TextNotice = lazy(async () => ({ default: (await parts()).TextNotice }));
export const NumberHolders = lazy(async () => ({ default: (await parts()).NumberHolders }));
export const DeliveryFoot = lazy(async () => ({ default: (await parts()).DeliveryFoot }));
export const TextCount = lazy(async () => ({ default: (await parts()).TextCount }));
