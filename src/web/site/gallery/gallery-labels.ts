// What the galleries say beside their projects: the filters, the note on the pictures, and the claim.
import type { ServiceId } from '#company/facts/service-kinds.ts';
import type { PictureMix } from '#web/ui/picture-facts.ts';

/** What the filter can be set to. */
export const galleryCategories: readonly {
  readonly value: 'all' | ServiceId;
  readonly label: string;
}[] = [
  { value: 'all', label: 'All Projects' },
  { value: 'commercial', label: 'Commercial' },
  { value: 'residential', label: 'Residential' },
  { value: 'irrigation', label: 'Irrigation' },
  { value: 'fencing', label: 'Fencing' },
  { value: 'lighting', label: 'Lighting' },
  { value: 'drainage', label: 'Drainage' },
];

/** The complete gallery with the filter set. */
export function categoryHref(category: (typeof galleryCategories)[number]['value']): string {
  return category === 'all' ? '/gallery-full' : `/gallery-full?category=${category}`;
}

/** The label of the filter, such as "Lighting". */
export function categoryLabel(category: ServiceId): string {
  return galleryCategories.find(({ value }) => value === category)?.label ?? category;
}

/** Said once, plainly, beside the pictures, by what they are. */
export const galleryPictureNotes: Record<PictureMix, string> = {
  renderings:
    'The pictures are design renderings: the drawings we show before we build, not photographs of finished yards.',
  both: 'The pictures are design renderings, the drawings we show before we build. Those marked as photos show finished work.',
  photos: 'The pictures are photos of finished work.',
};

/** What both galleries claim about the portfolio. */
export const portfolioClaim = { projects: '87+', firstYear: 2019, lastYear: 2025 } as const;
