// Finds programs that the machine brings along: the one browser of tests and measurements, PostgreSQL, nginx and others.
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian keeps the programs of each PostgreSQL version; only psql and the like are on the path. */
const DEBIAN_POSTGRES = '/usr/lib/postgresql';

const HEADLESS_SHELL = 'chromium-headless-shell';

/** The same engine; the headless shell, which needs half of the time, before the whole browser. */
const BROWSERS = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The Chromium of tests and measurements; undefined when there is none. */
export function findBrowser(): string | undefined {
  return BROWSERS.map((name) => findProgram(name)).find((path) => path !== undefined);
}

/** Whether the quicker of the browsers is there. */
export function hasHeadlessShell(): boolean {
  return findProgram(HEADLESS_SHELL) !== undefined;
}

/** A program of PostgreSQL's server (initdb, postgres), the newest version first; undefined when there is none. */
export function findPostgres(name: string): string | undefined {
  const versions = list(DEBIAN_POSTGRES).sort((a, b) => Number(b) - Number(a));
  return findProgram(
    name,
    versions.map((version) => join(DEBIAN_POSTGRES, version, 'bin')),
  );
}

/** The first executable file of a name in the given folders and then on the path. */
export function findProgram(name: string, folders: string[] = []): string | undefined {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...folders, ...path].map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
