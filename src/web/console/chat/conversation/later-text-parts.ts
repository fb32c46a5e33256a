// The parts of conversations by text and by mail, which come with the first of them: most of what a desk shows was written on the site.
import { laterPart } from '#web/ui/app/later-part.ts';

const parts = () => import('./text-parts.tsx');

export const TextNotice = laterPart(async () => (await parts()).TextNotice);
export const Holders = laterPart(async () => (await parts()).Holders);
export const DeliveryFoot = laterPart(async () => (await parts()).DeliveryFoot);
export const NoPictures = laterPart(async () => (await parts()).NoPictures);
export const TextCount = laterPart(async () => (await parts()).TextCount);
