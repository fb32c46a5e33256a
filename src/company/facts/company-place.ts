// Where the company is, as titles and sentences say it.
import type { BusinessSettings } from './settings.ts';

/** "Cypress, TX" */
export function companyPlace({ city, region }: Pick<BusinessSettings, 'city' | 'region'>): string {
  return `${city}, ${region}`;
}

/** Areas as a line names them in short: without an article. */
export function shortAreaName(name: string): string {
  return name.replace(/^The /, '');
}
