// Opens what an installation lives in: its data directory, alone and tidy, and its database with all tables.
import type { FastifyBaseLogger } from 'fastify';
import { type OpenDatabase, openEmbedded, openPostgres } from '#server/platform/database/client.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { copyNewDatabase } from '#server/platform/database/new-database.ts';
import { unreachableSentence } from '#server/platform/database/unreachable.ts';
import { LEAST_BYTES } from '#server/platform/files/disk-space.ts';
import { hasLostDatabase, hasServed } from '#server/platform/installation/backup-files.ts';
import type { Config } from '#server/platform/installation/config.ts';
import {
  NEW_DATABASE_BYTES,
  openDataDirectory,
  requireRoom,
  tidyDataDirectory,
} from '#server/platform/installation/data-directory.ts';
import {
  DataDirectoryError,
  lockDirectory,
  prepareDatabaseDirectory,
} from '#server/platform/installation/lock.ts';
import { ConfigError } from '#server/platform/installation/process-settings.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { requireListenable } from './listening.ts';

/** An open database with all tables; `markComplete` says that the seed of a new one is in it as well. */
type Installation = {
  open: OpenDatabase;
  isNewDatabase: boolean;
  markComplete: () => Promise<void>;
  /** Lets another process have the data directory. */
  release: () => void;
};

/**
 * Opens an installation. HOST and PORT are tried before anything is made. `migrations` is the folder of other migrations
 * than those of the project.
 *
 * @throws ConfigError or DataDirectoryError with a sentence for what a person can put right.
 */
export async function openInstallation(
  config: Config,
  dataDir: string,
  log: FastifyBaseLogger,
  migrations?: string,
): Promise<Installation> {
  const { databaseUrl } = config;
  const hasDirectory = needsDataDirectory(config);
  if (hasDirectory) openDataDirectory(dataDir);
  const lock = databaseUrl ? undefined : lockDirectory(dataDir);
  const release = () => lock?.release();
  try {
    await requireListenable(config);
    const warnings = hasDirectory ? await tidyDataDirectory(dataDir, lock !== undefined) : [];
    for (const warning of warnings) log.warn(warning);
    const database = databaseUrl
      ? openOnServer(databaseUrl, log, migrations)
      : openInDirectory(dataDir, migrations);
    return { ...(await database), release };
  } catch (error) {
    release();
    throw error;
  }
}

/** With everything on servers, nothing is kept on this machine. */
function needsDataDirectory(config: Config): boolean {
  const { databaseUrl, storage, smtpUrl, sessionSecret } = config;
  return !(databaseUrl && storage && smtpUrl && sessionSecret);
}

type Database = Omit<Installation, 'release'>;

async function openOnServer(
  databaseUrl: string,
  log: FastifyBaseLogger,
  migrations?: string,
): Promise<Database> {
  const onIdleError = (error: Error) => log.error({ err: error }, 'idle connection lost');
  const open = openPostgres(databaseUrl, onIdleError, migrations);
  try {
    await migrate(open, { folder: migrations, announce: (tx) => announce(tx, 'migrations') });
  } catch (error) {
    await open.close();
    const sentence = unreachableSentence(databaseUrl, error);
    throw sentence ? new ConfigError(sentence) : error;
  }
  return { open, isNewDatabase: false, markComplete: async () => {} };
}

async function openInDirectory(dataDir: string, migrations?: string): Promise<Database> {
  if (hasLostDatabase(dataDir)) throw lostDatabase(dataDir);
  const { directory, isNew, markComplete } = await prepareDatabaseDirectory(
    dataDir,
    hasServed(dataDir),
  );
  await requireRoom(dataDir, isNew ? NEW_DATABASE_BYTES : LEAST_BYTES);
  const open = await openIn(directory, isNew).catch((error: unknown) => {
    throw brokenDatabase(directory, isNew, error);
  });
  await migrate(open, { folder: migrations });
  return { open, isNewDatabase: isNew, markComplete };
}

async function openIn(directory: string, isNew: boolean): Promise<OpenDatabase> {
  if (isNew) await copyNewDatabase(directory);
  return openEmbedded(directory);
}

/** A new database would take the numbers of what is in the journal, and no one would notice what is missing. */
function lostDatabase(dataDir: string): DataDirectoryError {
  return new DataDirectoryError(
    `${dataDir} has no database any more, but backups or accepted leads of one. Bring it back with: npm run restore. To begin anew instead, move backups and journal out of ${dataDir}.`,
  );
}

function brokenDatabase(directory: string, isNew: boolean, error: unknown): DataDirectoryError {
  // What the file system of PGlite throws has a number instead of words.
  const reason = error instanceof Error ? String(error) : `error ${JSON.stringify(error)}`;
  return new DataDirectoryError(
    isNew
      ? `The database could not be made in ${directory} (${reason}). Look after the disk, or set DATA_DIR to another directory, and start again.`
      : `${directory} could not be opened (${reason}). It was left as it is. Bring back a backup with: npm run restore`,
  );
}
