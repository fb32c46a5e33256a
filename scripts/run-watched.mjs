// Runs a program from its sources and begins it anew when one of them changes.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import process from 'node:process';

/** An editor that saves everything changes many files in a moment. */
const SETTLES_AFTER_MS = 150;

/**
 * Ends with the program's exit code when it ends before anything was changed: a setting that is wrong does not become
 * right by an edit. Later it waits for the next change.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {string[]} folders
 */
export function runWatched(file, args, folders) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let hasChanged = false;
  let isAwaited = false;
  /** @type {NodeJS.Timeout | undefined} */
  let settling;

  const start = () => {
    isAwaited = false;
    child = spawn(file, args, { stdio: 'inherit' });
    child.once('exit', (code) => {
      child = undefined;
      if (isAwaited) start();
      else if (!hasChanged) process.exit(code ?? 1);
      else console.log('The program has ended. It begins again with the next change.');
    });
  };
  const restart = () => {
    hasChanged = true;
    if (!child) return start();
    isAwaited = true;
    child.kill('SIGTERM');
  };
  for (const folder of folders) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(settling);
      settling = setTimeout(restart, SETTLES_AFTER_MS);
    });
  }
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
    process.on(signal, () => {
      if (!child) process.exit(0);
      // Its end is then ours.
      hasChanged = false;
      isAwaited = false;
      child.kill(signal);
    });
  }
  start();
}
