// Where the company is, as titles and sentences say it.
import type { BusinessSettings } from './settings.ts';

/** "Cypress, TX" */
export function companyPlace({ city, region }: Pick<BusinessSettings, 'city' | 'region'>): string {
  return `${city}, ${region}`;
}
