// Programs of the machine: one finder for tests and measurements, a sentence for what is missing, and nothing is left out for want of it.
import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBrowser } from './find-program.ts';
import { installMissing, missingOf, missingSentence, requireProgram } from './needed-programs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'));
  vi.stubEnv('PATH', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function install(name: string): string {
  const file = join(folder, name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

describe('the browser of tests and measurements', () => {
  it('is what the command installs, alone on the path', () => {
    const shell = install('chromium-headless-shell');
    expect(findBrowser()).toBe(shell);
    expect(requireProgram('browser')).toBe(shell);
    expect(missingOf(['browser'])).toEqual([]);
  });

  it('is the headless shell before a whole Chromium, which will do as well', () => {
    const whole = install('chromium');
    expect(findBrowser()).toBe(whole);
    const shell = install('chromium-headless-shell');
    expect(findBrowser()).toBe(shell);
  });

  it('is made the quick one where only the slow one is there and packages may be installed', () => {
    const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
    const whole = install('chromium');
    const aptGet = install('apt-get');
    const shell = join(folder, 'chromium-headless-shell');
    const words = ['#!/bin/sh', `[ "$1" = update ] || { : > ${shell}; /bin/chmod +x ${shell}; }`];
    writeFileSync(aptGet, `${words.join('\n')}\n`);
    installMissing(['browser']);
    expect(findBrowser()).toBe(mayInstall ? shell : whole);
  });

  it('is looked for in one place', () => {
    const root = join(import.meta.dirname, '..');
    const files = globSync('{bench,e2e,faults,scripts,stress,test}/**/*.{ts,mjs}', {
      cwd: root,
    }).concat(globSync('*.ts', { cwd: root }));
    const own =
      /executable[P]ath: (?!findBrowser\(\)|requireProgram\('browser'\)|path\b|this\.|string\b)/;
    expect(files.filter((file) => own.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });
});

it('what is missing is said in one sentence, with the command that brings it', () => {
  expect(missingOf(['browser', 'webkit', 'browser'])).toEqual(['browser', 'webkit']);
  expect(missingSentence(['browser', 'nginx'])).toBe(
    'Chromium and nginx are missing on this machine. On Debian: sudo apt-get install -y --no-install-recommends chromium-headless-shell nginx-light',
  );
  expect(() => requireProgram('webkit')).toThrow(
    'the driver of WebKit is missing on this machine. On Debian: sudo apt-get install -y --no-install-recommends webkit2gtk-driver',
  );
});

it('no test is left out because a program is missing', () => {
  const root = join(import.meta.dirname, '..');
  const files = globSync('{bench,e2e,scripts,src,stress,test}/**/*.{test,spec,stress}.{ts,tsx}', {
    cwd: root,
  });
  // For the other engine, which has a stage of its own; or for want of rights, which the end of a run lists.
  const allowed =
    /^(!?\(?'(directory|server)' in inject\('prepared'\)\)?|!?isPostgres|server|process\.env\.TEST_DATABASE_URL|noMount|noNobody)$/;
  const others = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const conditions = [
      ...text.matchAll(/\.(?:skipIf|runIf)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))+)\)/g),
      ...text.matchAll(/\b(?:test|it|describe)\.(?:skip|fixme|todo)\(\s*([^\n]*)/g),
    ].map(([, condition = '']) => condition);
    return conditions
      .filter((condition) => !allowed.test(condition))
      .map((condition) => `${file}: ${condition}`);
  });
  expect(others).toEqual([]);
});
