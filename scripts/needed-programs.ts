// What tests and measurements need of the machine beside Node: finds each, installs it on Debian, or says in a sentence what is missing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, findPostgres, findProgram, hasHeadlessShell } from './find-program.ts';

/** Where it is found, the Debian packages that bring it (the first that exists is enough), and what a person calls it. */
type Program = {
  called: string;
  packages: readonly string[];
  find: () => string | undefined;
  /** Whether what is found is the best there is: a browser that will do may need twice the time of another. */
  isBest?: () => boolean;
};

const PROGRAMS = {
  browser: {
    called: 'Chromium',
    packages: ['chromium-headless-shell', 'chromium'],
    find: findBrowser,
    isBest: hasHeadlessShell,
  },
  postgres: {
    called: 'PostgreSQL',
    packages: ['postgresql'],
    find: () => findPostgres('initdb') && findPostgres('postgres'),
  },
  nginx: {
    called: 'nginx',
    packages: ['nginx-light'],
    find: () => findProgram('nginx', ['/usr/sbin']),
  },
  openssl: { called: 'OpenSSL', packages: ['openssl'], find: () => findProgram('openssl') },
  firefox: {
    called: 'Firefox',
    packages: ['firefox-esr'],
    find: () => findProgram('firefox-esr') ?? findProgram('firefox'),
  },
  webkit: {
    called: 'the driver of WebKit',
    packages: ['webkit2gtk-driver'],
    find: () => findProgram('WebKitWebDriver'),
  },
  screen: {
    called: 'a screen in memory (Xvfb)',
    packages: ['xvfb'],
    find: () => findProgram('xvfb-run'),
  },
  'keys of a screen': {
    called: 'the keys of that screen (xauth)',
    packages: ['xauth'],
    find: () => findProgram('xauth'),
  },
} satisfies Record<string, Program>;

/** A program that a stage of the tests or a measurement cannot do without. */
export type Needed = keyof typeof PROGRAMS;

/** The programs of a list that are not on this machine, each once. */
export function missingOf(needed: readonly Needed[]): Needed[] {
  return [...new Set(needed)].filter((name) => PROGRAMS[name].find() === undefined);
}

/** One sentence: what is missing, and the command that brings it. */
export function missingSentence(missing: readonly Needed[]): string {
  const all = missing.map((name) => PROGRAMS[name].called);
  const names = new Intl.ListFormat('en').format(all);
  const packages = missing.map((name) => PROGRAMS[name].packages[0]).join(' ');
  return `${names} ${all.length > 1 ? 'are' : 'is'} missing on this machine. On Debian: sudo apt-get install -y --no-install-recommends ${packages}`;
}

/**
 * Where a program is.
 *
 * @throws Error with the sentence of what is missing: a test or measurement that needs it fails, and is never left out.
 */
export function requireProgram(name: Needed): string {
  const path = PROGRAMS[name].find();
  if (path === undefined) throw new Error(missingSentence([name]));
  return path;
}

/**
 * Installs what is missing, or what is better than what is there, when this is root on Debian; whatever is still missing then is
 * for the caller to tell.
 */
export function installMissing(needed: readonly Needed[]): void {
  const missing = [...new Set(needed)].filter((name) => !isAtBest(PROGRAMS[name]));
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (missing.length === 0 || !mayInstall || !findProgram('apt-get')) return;
  aptGet(['update', '-qq']);
  for (const name of missing) {
    // One by one: a Debian without one of them still gives the others.
    for (const each of PROGRAMS[name].packages) {
      if (isAtBest(PROGRAMS[name])) break;
      console.log(`Installing ${each} …`);
      aptGet(['install', '-y', '--no-install-recommends', each]);
    }
  }
}

function isAtBest({ find, isBest }: Program): boolean {
  return find() !== undefined && isBest?.() !== false;
}

function aptGet(words: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', words, { stdio: 'inherit', env });
}
