// Which rounds of a program may be offered and agreed to: those with a pesticide only under the license
// (docs/decisions/0057-pesticides-under-a-license.md).
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { RoundWork } from '#company/rules/visits/plan-lines.ts';
import { roundsOnOffer } from '#company/rules/visits/program-rounds.ts';
import { refusedField } from '#server/booking/office-calendar/office-calendar.policy.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';

type Rounds = readonly { name: string; work?: RoundWork }[];
type Licensed = Pick<BusinessSettings, 'pesticideLicense'>;

/** Lets pass what the office may offer. @throws RequestProblem 422 that names the rounds that may not be. */
export function requireLicenseFor(rounds: Rounds, settings: Licensed): void {
  const refused = unlicensed(rounds, settings);
  if (refused.length === 0) return;
  throw refusedField(
    '/rounds',
    `${refused.join(', ')}: offered only under the pesticide license, and its number is not in the settings.`,
  );
}

/** Lets pass what a customer may agree to. @throws RequestProblem 409 `wrong_state` when the license is gone since it was offered. */
export function requireLicenseStill(
  rounds: Rounds,
  { phone, ...settings }: Licensed & Pick<BusinessSettings, 'phone'>,
): void {
  if (unlicensed(rounds, settings).length === 0) return;
  throw new RequestProblem(
    'wrong_state',
    `We can’t start this program as it was offered. Nothing was agreed. Please call us at ${phone}.`,
  );
}

function unlicensed(rounds: Rounds, settings: Licensed): string[] {
  const allowed = roundsOnOffer(rounds, settings);
  return rounds.filter((round) => !allowed.includes(round)).map(({ name }) => name);
}
