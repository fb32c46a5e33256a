// Says why a command could not do its work: what a person can put right in a sentence, everything else with its stack.
import { NewerDatabaseError } from '#server/platform/database/migrate.ts';
import { DataDirectoryError } from '#server/platform/installation/lock.ts';
import { ConfigError } from '#server/platform/installation/process-settings.ts';

/** Their messages are sentences for the person who starts the program. */
const EXPECTED = [ConfigError, DataDirectoryError, NewerDatabaseError];

const REASONS: Record<string, string> = {
  EACCES: "this program's user may not use it",
  EPERM: "this program's user may not use it",
  EROFS: 'the disk may only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: "this user's share of the disk is full",
  ENOTDIR: 'a file is in the way of a directory',
  EISDIR: 'a directory is in the way of a file',
  EIO: 'the disk has a fault',
};

/** Tells the terminal and ends the process with exit code 1. */
export function failStart(error: unknown): never {
  process.stderr.write(`${sentenceFor(error) ?? (error as Error)?.stack ?? String(error)}\n`);
  process.exit(1);
}

function sentenceFor(error: unknown): string | undefined {
  if (EXPECTED.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code = '', path, cause } = (error ?? {}) as NodeJS.ErrnoException;
  // The database's own word for it (SQLSTATE disk_full).
  if (code === '53100') return 'The disk of DATA_DIR is full. Free some space and start again.';
  const reason = REASONS[code];
  if (reason && path) {
    return `${path} cannot be used: ${reason}. Fix that, or set DATA_DIR to another directory.`;
  }
  return cause ? sentenceFor(cause) : undefined;
}
