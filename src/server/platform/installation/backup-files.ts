// The backups of the embedded database as files: their names, which of them are kept, and what a directory still holds.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One backup. Its name says when it was made, and from which file of the journal it has to be completed. */
export type Backup = { name: string; madeAt: Date; journal: number };

const HOURS_KEPT = 24;
const DAYS_KEPT = 14;

const NAME = /^database-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z-journal-(\d+)\.tar\.gz$/;

/** Where the files lie in a data directory. */
export function backupsIn(dataDir: string): string {
  return join(dataDir, 'backups');
}

export function journalIn(dataDir: string): string {
  return join(dataDir, 'journal');
}

/** Where a restore unpacks a backup before it takes the database's place. */
export function restoringIn(dataDir: string): string {
  return join(dataDir, 'database.restoring');
}

export function backupName({ madeAt, journal }: Omit<Backup, 'name'>): string {
  return `database-${madeAt.toISOString().replaceAll(':', '-')}-journal-${journal}.tar.gz`;
}

/** The backups of a directory, the newest first; other files in it are left out. */
export function listBackups(directory: string): Backup[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .flatMap((name) => readName(name) ?? [])
    .sort((a, b) => b.journal - a.journal || b.madeAt.getTime() - a.madeAt.getTime());
}

/** What a name says, or null when it is no backup's. */
export function readName(name: string): Backup | null {
  const [, date, hour, minute, second, journal] = NAME.exec(name) ?? [];
  if (!date) return null;
  const madeAt = new Date(`${date}T${hour}:${minute}:${second}Z`);
  return { name, madeAt, journal: Number(journal) };
}

/**
 * Which backups to keep, given the newest first: the newest of each of the last 24 hours and of each of the last 14
 * days in which one was made. Hours and days are those of UTC.
 */
export function retainedBackups(backups: Backup[]): Backup[] {
  const newestOf = (span: (backup: Backup) => string, count: number) => {
    const spans = new Map<string, Backup>();
    for (const backup of backups) {
      if (!spans.has(span(backup)) && spans.size < count) spans.set(span(backup), backup);
    }
    return [...spans.values()];
  };
  const kept = new Set([
    ...newestOf(({ madeAt }) => madeAt.toISOString().slice(0, 13), HOURS_KEPT),
    ...newestOf(({ madeAt }) => madeAt.toISOString().slice(0, 10), DAYS_KEPT),
  ]);
  return backups.filter((backup) => kept.has(backup));
}

/** Whether there are backups or accepted leads of a database: it has once been served from. */
export function hasServed(dataDir: string): boolean {
  return listBackups(backupsIn(dataDir)).length > 0 || !isEmpty(journalIn(dataDir));
}

/** Whether the database of a data directory is gone while backups or accepted leads of one are still there. */
export function hasLostDatabase(dataDir: string): boolean {
  return isEmpty(join(dataDir, 'database')) && hasServed(dataDir);
}

function isEmpty(directory: string): boolean {
  return !existsSync(directory) || readdirSync(directory).length === 0;
}
