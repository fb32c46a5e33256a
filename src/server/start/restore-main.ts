// The restore command: lists the backups of the embedded database, or puts one back.
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { defaultSettings } from '#company/facts/settings.ts';
import { dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { type Backup, backupsIn, listBackups } from '#server/platform/installation/backup-files.ts';
import { readConfig } from '#server/platform/installation/config.ts';
import { openDataDirectory } from '#server/platform/installation/data-directory.ts';
import { ConfigError } from '#server/platform/installation/process-settings.ts';
import { type Restored, restoreBackup } from '#server/platform/journal/restore.ts';
import { allJobs, allLeads } from '../modules.ts';
import { failStart } from './start-failure.ts';

const HOW_TO = `Restore one with:  npm run restore -- FILE   (or "newest" instead of a file)
Stop the server first. The present database is moved aside, not deleted, and what was
accepted after the backup comes back from the journal.`;

async function main(): Promise<void> {
  const config = readConfig();
  if (config.databaseUrl) {
    throw new ConfigError(
      'DATABASE_URL is set: these backups are of the embedded database only. Use the tools of your PostgreSQL server.',
    );
  }
  const dataDir = resolve(config.dataDir);
  // A mistyped DATA_DIR that is only asked for its backups is not made.
  if (existsSync(dataDir)) openDataDirectory(dataDir);
  const [choice] = process.argv.slice(2);
  if (choice === undefined) return say(listing(dataDir));
  const backup = findBackup(dataDir, choice);
  openDataDirectory(dataDir);
  say(`Restoring ${backup} …`);
  say(
    report(await restoreBackup(dataDir, backup, new Date(), { jobs: allJobs, keepers: allLeads })),
  );
}

/** The path of the chosen backup: the newest, one of the data directory's by name, or any file. */
function findBackup(dataDir: string, choice: string): string {
  const directory = backupsIn(dataDir);
  const name = choice === 'newest' ? listBackups(directory)[0]?.name : choice;
  const path = [name && join(directory, name), name && resolve(name)].find(
    (candidate) => candidate && existsSync(candidate),
  );
  if (path) return path;
  throw new ConfigError(
    choice === 'newest' ? listing(dataDir) : `There is no backup "${choice}".\n${listing(dataDir)}`,
  );
}

function listing(dataDir: string): string {
  const directory = backupsIn(dataDir);
  const backups = listBackups(directory);
  if (backups.length === 0) return `There are no backups in ${directory}.`;
  const lines = backups.map((backup) => `  ${timeOf(backup)}  ${backup.name}`);
  return [`Backups in ${directory}, the newest first:`, '', ...lines, '', HOW_TO].join('\n');
}

/** When it was made, at the company. */
function timeOf({ madeAt }: Backup): string {
  const { timeZone } = defaultSettings;
  const time = timeLabel(timeInZone(madeAt, timeZone));
  return `${formatDate(dateInZone(madeAt, timeZone))}, ${time}`.padEnd(38);
}

function report({ replay, hasGap, movedTo }: Restored): string {
  const { restored, known, failed } = replay;
  return [
    `Done. From the journal: ${restored} brought back, ${known} were in the backup already.`,
    ...failed.map(
      ({ kind, id, error }) => `Could not be brought back: ${kind} ${id} (${reasonOf(error)})`,
    ),
    ...(hasGap
      ? ['The journal does not reach back to this backup: what was accepted in between is missing.']
      : []),
    ...(movedTo
      ? [`The database of before is in ${relative('.', movedTo)}; delete it when all is well.`]
      : []),
    'Uploaded photos are not part of a backup; they stay as they are.',
    'Start the server with: npm start',
  ].join('\n');
}

/** The database's own words: Drizzle puts a query's values before them. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown };
  return cause instanceof Error ? cause.message : String(cause);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main().catch(failStart);
