// Faults in the data directory: who holds it, who may read it, its secret, and what happens when its disk is full.
import type { Fault } from './fault.ts';

const directory = 'src/server/platform/installation/data-directory.ts';
const tests = ['src/server/platform/installation/data-directory.test.ts'] as const;
const lockTests = ['src/server/platform/installation/lock.test.ts'] as const;
const unfinished = ['src/server/platform/files/unfinished.test.ts'] as const;

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
];
