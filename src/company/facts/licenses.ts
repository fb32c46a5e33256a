// What Texas wants to read beside work that needs a license of its own (30 TAC chapter 344, Occupations Code 1903).
import type { BusinessSettings } from './settings.ts';

type Irrigator = Pick<BusinessSettings, 'irrigatorName' | 'irrigatorLicense'>;

/**
 * Who answers for irrigation work, as short as a business card needs it: name and LI number. Null until the owner has
 * given the number, because a claim without it would be worse than none (docs/product/company-facts.md#licenses).
 */
export function irrigatorCredential({ irrigatorName, irrigatorLicense }: Irrigator): string | null {
  const digits = irrigatorLicense.trim().replace(/^LI[\s#-]*/i, '');
  if (!digits) return null;
  const name = irrigatorName.trim();
  return `Licensed irrigator${name ? ` ${name}` : ''}, LI${digits}`;
}

/** The line of every advertisement for irrigation: the credential and the regulator. Null without a number. */
export function irrigationLicenseLine(irrigator: Irrigator): string | null {
  const credential = irrigatorCredential(irrigator);
  return (
    credential &&
    `${credential}. Irrigation in Texas is regulated by the Texas Commission on Environmental Quality (TCEQ), www.tceq.texas.gov.`
  );
}

/**
 * The line beside weed control and anything else that is a pesticide applied for hire (Texas Department of
 * Agriculture). Null without a number: then weeds are pulled by hand, and nothing else is offered.
 */
export function pesticideLicenseLine({
  pesticideLicense,
}: Pick<BusinessSettings, 'pesticideLicense'>): string | null {
  const number = pesticideLicense.trim();
  return number
    ? `Weed control is applied under Texas Department of Agriculture license ${number}.`
    : null;
}
