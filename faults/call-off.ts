// Faults in calling a job off: what goes back, which days are free again, and what can no longer be called off.
import type { Fault } from './fault.ts';

const file = 'src/server/billing/deposits/call-off.service.ts';
const tests = ['src/server/billing/deposits/call-off.pg.test.ts'] as const;

export const callOffFaults: readonly Fault[] = [
  {
    promise: 'A job of which a crew has begun a day is not called off.',
    file,
    find: 'if (begun.length > 0) {',
    replace: 'if (begun.length > 99) {',
    tests,
  },
  {
    promise: 'The days of a job that is called off are free again.',
    file,
    find: '    await freeDays(context, tx, id, staffId);\n',
    replace: '',
    tests,
  },
  {
    promise: 'What was billed in advance of a job that is called off goes back.',
    file,
    find: 'if ((held.get(id) ?? 0) <= 0) continue;',
    replace: 'if ((held.get(id) ?? 0) >= 0) continue;',
    tests,
  },
];
