// Faults in what the owner changes about the company.
import type { Fault } from './fault.ts';

const service = 'src/server/platform/settings/change-settings.service.ts';
const contract = 'src/contract/platform/business-settings.ts';
const tests = ['src/server/platform/settings/change-settings.pg.test.ts'] as const;

export const settingsFaults: readonly Fault[] = [
  {
    promise: 'The settings of the company are not changed unseen.',
    file: service,
    find: 'if (before.version !== wanted.version) throw changedMeanwhile(before);',
    replace: '',
    tests,
  },
  {
    promise: 'The owner alone changes the settings of the company.',
    file: contract,
    find: "const change = { access: 'owner',",
    replace: "const change = { access: 'staff',",
    tests,
  },
  {
    promise: 'A changed setting is written down as it was and as it is.',
    file: service,
    find: 'details: differencesBetween(described(stored), described(changed)),',
    replace: 'details: {},',
    tests,
  },
  {
    promise: 'The number that is dialed follows the number that is shown.',
    file: 'src/server/platform/settings/settings-parts.ts',
    find: 'phoneDial: dialed(values.phone)',
    replace: "phoneDial: '+12815550142'",
    tests,
  },
  {
    promise: 'The office is in a ZIP code from which distances can be figured.',
    file: service,
    find: 'postalCode !== undefined && !zipPoint(postalCode)',
    replace: 'false',
    tests,
  },
  {
    promise: 'A rate of sales tax does not begin in the future.',
    file: service,
    find: 'salesTaxSince && salesTaxSince > today',
    replace: 'false',
    tests,
  },
  {
    promise: 'A consultation is not changed unseen.',
    file: 'src/server/booking/office-calendar/consultation-types.service.ts',
    find: 'if (before.version !== version) throw changedMeanwhile(before);',
    replace: '',
    tests: ['src/server/booking/office-calendar/consultation-types.pg.test.ts'],
  },
  {
    promise: 'A promo code is not set below the uses that it has had.',
    file: 'src/server/leads/plan-requests/promo-code-desk.service.ts',
    find: 'change.maxUses !== null && change.maxUses < before.uses',
    replace: 'false',
    tests: ['src/server/leads/plan-requests/promo-code-desk.pg.test.ts'],
  },
  {
    promise: 'The owner alone changes promo codes.',
    file: 'src/contract/leads/promo-codes.ts',
    find: "requests that used it stay',\n    access: 'owner'",
    replace: "requests that used it stay',\n    access: 'staff'",
    tests: ['src/server/leads/plan-requests/promo-code-desk.pg.test.ts'],
  },
];
