// The owner changes a part of the business settings.
import type { BusinessSettings } from '#company/facts/settings.ts';
import { zipPoint } from '#company/rules/customers/service-reach.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { SettingsPartName, SettingsParts } from '#contract/platform/business-settings.ts';
import type { ServerContext } from '../../context.ts';
import { audit } from '../audit/audit.ts';
import { differencesBetween } from '../audit/differences.ts';
import { RequestProblem } from '../http/problem.ts';
import { parts, presentParts } from './settings-parts.ts';
import { lockSettings, writeSettings } from './write-settings.ts';

/**
 * Changes a part in one transaction: the settings, a line of the audit log with what was and what is, and the signal that has every
 * instance render its pages again.
 *
 * @throws RequestProblem 409 with the part as it is when it is another one than was seen; 422 for what cannot be true today.
 */
export function changeSettings<Name extends SettingsPartName>(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  name: Name,
  wanted: SettingsParts[Name],
  actorId: string,
): Promise<SettingsParts[Name]> {
  return db.transaction(async (tx) => {
    const stored = await lockSettings(tx);
    const now = clock();
    const today = dateInZone(now, stored.timeZone);
    const before = presentParts(stored, today)[name];
    if (before.version !== wanted.version) throw changedMeanwhile(before);
    const changed = parts[name].store(wanted, stored, today);
    refuseUntrue({ ...changed, ...wanted }, today);
    const after = presentParts({ ...stored, ...changed }, today)[name];
    if (after.version === before.version) return before;
    await writeSettings(tx, changed);
    await audit(tx, {
      actorId,
      action: 'settings-changed',
      subject: { type: 'settings', id: name },
      details: differencesBetween(described(stored), described(changed)),
      at: now,
    });
    return after;
  });
}

type Wanted = Partial<BusinessSettings> & Partial<Pick<SettingsParts['prices'], 'nextSalesTax'>>;

/** Refuses what fits its place and is wrong all the same, at its field. */
function refuseUntrue(
  { phoneDial, postalCode, foundedYear, salesTaxSince, nextSalesTax }: Wanted,
  today: string,
): void {
  if (phoneDial !== undefined && !/^\+[1-9]\d{6,14}$/.test(phoneDial)) {
    refuse('phone', 'Please enter a phone number with its area code.');
  }
  if (postalCode !== undefined && !zipPoint(postalCode)) {
    refuse(
      'postalCode',
      'This ZIP code is not in our table. Please enter one of the Houston area.',
    );
  }
  if (foundedYear !== undefined && foundedYear > Number(today.slice(0, 4))) {
    refuse('foundedYear', 'That year is still ahead. Please enter when the company was founded.');
  }
  if (salesTaxSince && salesTaxSince > today) {
    refuse('salesTaxSince', 'That day is still ahead. Please enter that rate as the next one.');
  }
  if (nextSalesTax && nextSalesTax.since <= today) {
    refuse('nextSalesTax/since', 'Please choose a day after today.');
  }
}

function refuse(field: string, detail: string): never {
  throw new RequestProblem('invalid_input', detail, { errors: [{ pointer: `/${field}`, detail }] });
}

/** Some settings as an audit line has them: hours and rates with every line. */
function described(settings: Partial<BusinessSettings>) {
  const { officeHours, laterSalesTax } = settings;
  const lines = officeHours?.map(({ days, hours }) => `${days} ${hours}`).join(', ');
  const rates = laterSalesTax?.map(
    ({ since, basisPoints }) => `${formatTaxRate(basisPoints)} from ${since}`,
  );
  return {
    ...settings,
    ...(lines && { officeHours: lines }),
    ...(rates && { laterSalesTax: rates.join(', ') }),
  };
}

function changedMeanwhile(current: object): RequestProblem {
  return new RequestProblem(
    'changed_meanwhile',
    'Someone else has changed these settings. Below is how they are now; saving again keeps yours.',
    { current: { ...current } },
  );
}
