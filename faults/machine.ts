// Faults of what tests and measurements ask of the machine.
import type { Fault } from './fault.ts';

const tests = ['scripts/needed-programs.test.ts'] as const;

export const machineFaults: readonly Fault[] = [
  {
    promise:
      'A server is given no port that a connection of the machine could take before it listens.',
    file: 'scripts/free-port.ts',
    find: '{ from: 20_000, to: 32_767 }',
    replace: '{ from: 40_000, to: 60_000 }',
    tests: ['scripts/free-port.test.ts'],
  },
  {
    promise: 'Tests and measurements find the browser that their command installs.',
    file: 'scripts/find-program.ts',
    find: '  HEADLESS_SHELL,\n',
    replace: '',
    tests,
  },
  {
    promise: 'What is missing on the machine is said with the command that brings it.',
    file: 'scripts/needed-programs.ts',
    find: 'if (path === undefined) throw new Error(missingSentence([name]));',
    replace: 'if (path === undefined) throw new Error();',
    tests,
  },
  {
    promise: 'No test is left out because a program is missing.',
    file: 'test/database-away.test.ts',
    find: "describe('a server whose database goes away'",
    replace: "describe.skipIf(process.env.PATH === '')('a server whose database goes away'",
    tests,
  },
];
