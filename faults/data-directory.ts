// Faults in the data directory: who holds it, who may read it, its secret, and what happens when its disk is full.
import type { Fault } from './fault.ts';

const directory = 'src/server/platform/installation/data-directory.ts';
const tests = ['src/server/platform/installation/data-directory.test.ts'] as const;
const lockTests = ['src/server/platform/installation/lock.test.ts'] as const;
const unfinished = ['src/server/platform/files/unfinished.test.ts'] as const;

const migrate = 'src/server/platform/database/migrate.ts';
const twoReleases = ['test/two-releases.pg.test.ts'] as const;
const overtaken = 'src/server/platform/realtime/overtaken.ts';
const overtakenTests = ['src/server/platform/realtime/overtaken.pg.test.ts'] as const;

export const dataDirectoryFaults: readonly Fault[] = [
  {
    promise: 'A data directory has one holder.',
    file: 'src/server/platform/installation/lock.ts',
    find: 'begin exclusive',
    replace: 'begin',
    tests: lockTests,
  },
  {
    promise: 'A lock that is given back can be taken.',
    file: 'src/server/platform/installation/lock.ts',
    find: 'if (heldLocks.delete(held)) held.close();',
    replace: 'heldLocks.delete(held);',
    tests: lockTests,
  },
  {
    promise: 'A database of another version is left untouched.',
    file: 'src/server/platform/installation/lock.ts',
    find: '  if (found === POSTGRES_MAJOR && hasControl) return;\n',
    replace: '  if (found !== POSTGRES_MAJOR || hasControl) return;\n',
    tests: lockTests,
  },
  {
    promise: 'Whatever is made is its owner’s alone.',
    file: 'src/server/platform/files/owner-only.ts',
    find: '  process.umask(OTHERS);\n',
    replace: '',
    tests,
  },
  {
    promise: 'What an earlier start left open is closed to others.',
    file: 'src/server/platform/files/owner-only.ts',
    find: '    chmodSync(path, mode & 0o7777 & ~OTHERS);\n',
    replace: '',
    tests,
  },
  {
    promise: 'A directory in which others keep things stays as it is.',
    file: directory,
    find: 'if (ours.length < names.length) {',
    replace: 'if (false) {',
    tests,
  },
  {
    promise: 'Nothing is begun on a disk without room.',
    file: directory,
    find: 'free >= needed',
    replace: 'free >= 0',
    tests,
  },
  {
    promise: 'While the disk is full nothing is written.',
    file: 'src/server/start/disk-guard.ts',
    find: "isFull ? 'on' : 'off'",
    replace: "'off'",
    tests: ['test/full-disk.test.ts'],
  },
  {
    promise: 'Half a secret stops the start.',
    file: 'src/server/platform/installation/secrets.ts',
    find: 'secret.length >= SECRET_LENGTH',
    replace: 'secret.length >= 1',
    tests: ['src/server/platform/installation/secrets.test.ts'],
  },
  {
    promise: 'A new secret is its owner’s alone.',
    file: 'src/server/platform/files/unfinished.ts',
    find: "'wx', 0o600",
    replace: "'wx', 0o644",
    tests: ['src/server/platform/installation/secrets.test.ts'],
  },
  {
    promise: 'A file that another instance is writing is left alone.',
    file: 'src/server/platform/files/unfinished.ts',
    find: 'if (isAlone || (await isLeftBehind(path)))',
    replace: 'if (isAlone || path)',
    tests: unfinished,
  },
  {
    promise: 'A program does not start on tables that it does not know.',
    file: migrate,
    find: 'if (newestHad > newest) throw',
    replace: 'if (newestHad < 0) throw',
    tests: ['src/server/platform/database/migrate.test.ts'],
  },
  {
    promise: 'What an older program is writing during a migration is not missed by it.',
    file: migrate,
    find: '        await holdWriters(tx);\n',
    replace: '',
    tests: twoReleases,
    engine: 'postgres',
  },
  {
    promise: 'An older program writes nothing after a migration.',
    file: 'src/server/platform/database/older-programs.ts',
    find: '::bigint < ${migration} then',
    replace: '::bigint < 0 then',
    tests: twoReleases,
    engine: 'postgres',
  },
  {
    promise: 'An older program hears of a migration at once.',
    file: 'src/server/start/open-installation.ts',
    find: "announce: (tx) => announce(tx, 'migrations')",
    replace: 'announce: async () => {}',
    tests: twoReleases,
    engine: 'postgres',
  },
  {
    promise: 'An older program that may have missed a migration looks.',
    file: overtaken,
    find: "hub.subscribe('migrations', () => void look().catch(onError))",
    replace: "hub.subscribe('settings', () => {})",
    tests: overtakenTests,
    engine: 'postgres',
  },
  {
    promise: 'A program that was overtaken while it started notices it.',
    file: overtaken,
    find: '  await look();\n',
    replace: '',
    tests: overtakenTests,
    engine: 'postgres',
  },
  {
    promise: 'A program that was overtaken says so in plain words.',
    file: 'src/server/app.ts',
    find: "if (!isOvertaken() || routeOptions.url === '/healthz') return;",
    replace: 'return;',
    tests: twoReleases,
    engine: 'postgres',
  },
];
