// Stops writing before the disk is full, and begins again when there is room: the embedded database does not survive a
// disk without any (docs/decisions/0022-one-holder-of-a-data-directory.md).
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '#server/platform/database/client.ts';
import { type DiskWatch, watchDisk } from '#server/platform/files/disk-space.ts';
import type { Config } from '#server/platform/installation/config.ts';

const NOTHING_TO_FILL: DiskWatch = {
  isFull: () => false,
  look: async () => false,
  start() {},
  async stop() {},
};

/**
 * Watches the disk that we write to: that of the embedded database, or that of uploads beside a PostgreSQL server. While
 * it is full the embedded database takes reading transactions only, so that anyone who would write is refused, in a request
 * as in the background.
 */
export function guardDisk(
  open: OpenDatabase,
  { databaseUrl, storage }: Config,
  dataDir: string,
  log: FastifyBaseLogger,
): DiskWatch {
  // Uploads are in a bucket, the database is on a server.
  if (databaseUrl && storage) return NOTHING_TO_FILL;
  const directory = databaseUrl ? join(dataDir, 'uploads') : dataDir;
  mkdirSync(directory, { recursive: true });
  const { engine } = open;
  const onChange = async (isFull: boolean) => {
    if (engine.kind === 'pglite') {
      await engine.client.exec(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`);
    }
    if (isFull) log.error({ directory }, 'the disk is full: nothing is taken until there is room');
    else log.warn({ directory }, 'there is room on the disk again');
  };
  return watchDisk(directory, onChange, (error) =>
    log.error({ err: error }, 'the disk could not be looked at'),
  );
}
