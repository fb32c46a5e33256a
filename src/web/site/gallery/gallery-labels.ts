// What the galleries and the sections that show projects say of them: their kind, and the claim.
import type { Language } from '#company/facts/languages.ts';
import type { ServiceId } from '#company/facts/service-kinds.ts';
import { galleryMessages } from './messages/choose-gallery-messages.ts';

/** The label of the filter, such as "Lighting". */
export function categoryLabel(category: ServiceId, language: Language = 'en'): string {
  return galleryMessages[language].labels.categories[category];
}

/** What both galleries claim about the portfolio. */
export const portfolioClaim = { projects: '87+', firstYear: 2019, lastYear: 2025 } as const;
