// What the lawn plan says to people, on the page, in the API's answers and in mail.
import { companyPlace } from './company-place.ts';
import type { BusinessSettings } from './settings.ts';

/** Word for word (docs/product/service-area-and-addresses.md#address-check). */
export function addressRefused(
  company: Pick<BusinessSettings, 'city' | 'region' | 'serviceRadiusMiles'>,
): string {
  const { serviceRadiusMiles } = company;
  return `Address not in service area. We serve ${companyPlace(company)} and surrounding areas within ${serviceRadiusMiles} miles.`;
}

/** When no answer came: the address may well be ours. */
export const addressUnchecked = 'We couldn’t check that address. Please try again.';

/** Word for word (docs/product/lawn-plans-and-prices.md#texts). */
export const noUpfrontPayment = 'No upfront payment, charged only after completion, cancel anytime';
