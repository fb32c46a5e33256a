// The one entry of every npm script: installs what is missing, builds what is stale, and runs the pinned Node 24.
// Plain JavaScript, because a fresh clone starts it with whatever Node (20 or newer) the machine has.
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { environment, nodeSwitches } from './production.mjs';
import { runWatched } from './run-watched.mjs';

const root = dirname(import.meta.dirname);
const bin = join(root, 'node_modules', '.bin');
const pinnedNode = join(bin, 'node');

/** Folders and files that decide whether the build is stale. */
const BUILD_INPUTS = [
  'src',
  'migrations',
  'content',
  'public',
  'scripts/application-chunks.ts',
  'scripts/application-modules.ts',
  'scripts/compress.ts',
  'scripts/island-chunks.ts',
  'scripts/minify-chunks.ts',
  'scripts/reached-modules.ts',
  'package-lock.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'react-router.config.ts',
];
const BUILD_STAMP = join(root, 'build', 'built-from');

const [command = 'start', ...rest] = process.argv.slice(2);
process.chdir(root);
requireNode();
install();
await run(command, rest);

/**
 * @param {string} name
 * @param {string[]} args
 */
async function run(name, args) {
  switch (name) {
    case 'start':
      build();
      return exec(pinnedNode, [...nodeSwitches, 'dist/server/main.js'], environment);
    case 'dev':
      process.env.PRAIRIE_OAK_DEVELOPMENT = '1';
      return runWatched(
        pinnedNode,
        [
          '--conditions=development',
          '--import=./scripts/tsx-loader.mjs',
          'src/server/start/main.ts',
        ],
        ['src/server', 'src/contract', 'src/company'],
      );
    case 'restore':
      build();
      return exec(pinnedNode, [...nodeSwitches, 'dist/server/restore.js', ...args], environment);
    case 'build':
      return build('always');
    case 'check':
      // Some unit tests start the built server.
      build();
      for (const script of [
        'check:format',
        'check:types',
        'check:folders',
        'check:unused',
        'test:unit',
      ])
        npm(script);
      return;
    case 'test':
      build();
      return exec(pinnedNode, ['scripts/test.ts', ...args]);
    case 'stress':
      build();
      return exec(join(bin, 'vitest'), ['run', '--config', 'vitest.stress.config.ts', ...args]);
    case 'faults':
      build();
      return exec(pinnedNode, ['faults/run.ts', ...args]);
    case 'mutants':
      return exec(join(bin, 'stryker'), ['run', ...args]);
    case 'bench':
      build();
      return exec(pinnedNode, ['scripts/bench.ts', ...args]);
    default:
      fail(`There is no command "${name}".`);
  }
}

function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) fail(`Node 20 or newer is needed; this is ${process.version}.`);
}

/** Installs when node_modules is not what the lock file says; npm keeps its own list of what it has installed. */
function install() {
  if (!isInstalled()) {
    console.log('Installing packages …');
    must('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  // npm puts the pinned Node first, so as a rule it is the one that runs this.
  const version =
    existsSync(pinnedNode) && process.execPath === realpathSync(pinnedNode)
      ? process.version
      : (spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '');
  if (version.startsWith('v24.')) return;
  fail(
    `The pinned Node 24 does not run here (found "${version}"). Remove node_modules and try again.`,
  );
}

function isInstalled() {
  const list = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = JSON.parse(readFileSync(list, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  // The list alone does not prove that a package is there: where node_modules was copied as hard links, npm writes into
  // the list of every copy.
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' ||
      optional ||
      (installed[path]?.version === version && existsSync(join(root, path, 'package.json'))),
  );
}

/** @param {'always' | 'when stale'} [when] */
function build(when = 'when stale') {
  const newest = Math.max(...BUILD_INPUTS.map((input) => newestChange(join(root, input))));
  const builtFrom = existsSync(BUILD_STAMP) ? Number(readFileSync(BUILD_STAMP, 'utf8')) : -1;
  if (when === 'when stale' && builtFrom === newest && existsSync('dist/server/main.js')) return;
  console.log('Building …');
  rmSync(environment.NODE_COMPILE_CACHE, { recursive: true, force: true });
  const quiet = ['--logLevel', 'warn'];
  must(pinnedNode, [join(bin, 'react-router'), 'build', ...quiet]);
  must(pinnedNode, [join(bin, 'vite'), 'build', '--config', 'vite.server.config.ts', ...quiet]);
  must(pinnedNode, ['scripts/compress.ts']);
  must(pinnedNode, ['dist/server/prepare-database.js']);
  mkdirSync(dirname(BUILD_STAMP), { recursive: true });
  writeFileSync(BUILD_STAMP, String(newest));
}

/**
 * The time of the last change below a path, in milliseconds.
 * @param {string} path
 * @returns {number}
 */
function newestChange(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

/** @param {string} script */
function npm(script) {
  must('npm', ['run', '--silent', script]);
}

/**
 * Runs a step that must succeed.
 * @param {string} file
 * @param {string[]} args
 */
function must(file, args) {
  const { status, error } = spawnSync(file, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) fail(`${file} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Hands the terminal over to a long-running program: same process group, signals passed on, its exit code ours.
 * @param {string} file
 * @param {string[]} args
 * @param {Record<string, string>} [added] to the environment
 */
function exec(file, args, added) {
  const child = spawn(file, args, { stdio: 'inherit', env: { ...process.env, ...added } });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? (signal ? 1 : 0);
      resolve(undefined);
    });
  });
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}
