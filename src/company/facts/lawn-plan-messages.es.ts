// What the lawn plan says to people in Spanish, on the page and in mail.

import type { LawnLineLabels } from '../rules/money/lawn-price.ts';
import { companyPlace } from './company-place.ts';
import type { BusinessSettings } from './settings.ts';

/** What is said of an address that we don’t drive to. */
export function addressRefusedInSpanish(
  company: Pick<BusinessSettings, 'city' | 'region' | 'serviceRadiusMiles'>,
): string {
  const { serviceRadiusMiles } = company;
  return `La dirección está fuera de nuestra zona de servicio. Atendemos ${companyPlace(company)} y sus alrededores, hasta ${serviceRadiusMiles} millas.`;
}

/** How a receipt calls what has no name of its own on the price list. */
export const lineLabelsInSpanish: LawnLineLabels = {
  mowing: 'Corte de césped, {frequency}',
  promo: 'Código promocional {code}',
};

/** What is promised beside every price. */
export const noUpfrontPaymentInSpanish =
  'Sin pago por adelantado: se cobra solo después de cada visita y puede cancelar cuando quiera';
