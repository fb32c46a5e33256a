// Faults in the yearly review of plans and their renewal.
import type { Fault } from './fault.ts';

const service = 'src/server/visits/plans/renew-plans.service.ts';
const rule = 'src/company/rules/visits/plan-renewal.ts';
const tests = ['src/server/visits/plans/renew-plans.pg.test.ts'] as const;
const ruleTests = ['src/company/rules/visits/plan-renewal.test.ts'] as const;

export const planRenewalFaults: readonly Fault[] = [
  {
    promise: 'A plan is renewed only when its next year begins within 60 days.',
    file: rule,
    find: '  if (yearAfter(from) > horizon) return null;\n',
    replace: '',
    tests: [...ruleTests, ...tests],
  },
  {
    promise: 'What was previewed is what is renewed, or nothing is.',
    file: service,
    find: 'if (hashOf(all) !== hash) {',
    replace: 'if (hash === null) {',
    tests,
  },
  {
    promise: 'A plan with another price proposed is not renewed at the old one.',
    file: service,
    find: "    if (row.open) return leftOut(row, 'Another price is proposed already.');\n",
    replace: '',
    tests,
  },
  {
    promise: 'The letter of a renewal is kept with the plan under the hash that was mailed.',
    file: service,
    find: '      termsHash: sealed.hash,\n      signedName',
    replace: "      termsHash: '0'.repeat(64),\n      signedName",
    tests,
  },
  {
    promise: 'A new price for a plan that is due begins its next year.',
    file: 'src/server/visits/plans/apply-plan-change.ts',
    find: "      ...(kind === 'price' && renewedBy(plan, effectiveOn)),\n",
    replace: '',
    tests,
  },
];
