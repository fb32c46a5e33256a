// Where the company is, as titles and sentences say it.
import type { BusinessSettings } from './settings.ts';

/** "Cypress, TX" */
export function companyPlace({ city, region }: Pick<BusinessSettings, 'city' | 'region'>): string {
  return `${city}, ${region}`;
}

/** "12 Sample St, Cypress, TX 77429", or without a street when the company names none. */
export function companyAddress({
  street,
  postalCode,
  ...town
}: Pick<BusinessSettings, 'street' | 'city' | 'region' | 'postalCode'>): string {
  return [street, `${companyPlace(town)} ${postalCode}`].filter(Boolean).join(', ');
}
