// Starts the program: settings, server, a word to the person at the terminal, and an orderly stop.
import { ConfigError, readConfig } from './config.ts';
import { DataDirectoryError } from './database/lock.ts';
import { createLogger } from './http/log.ts';
import { startServer } from './start.ts';
import { startMessage } from './start-message.ts';

/** After this long an orderly stop is given up (DESIGN.md 11). */
const STOP_WITHIN_MS = 9_000;

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config.logLevel);
  const server = await startServer(config, log);
  process.stdout.write(startMessage(config, server));

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await server.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

// Whatever nobody caught leaves the process in an unknown state: say what it was, and end.
process.on('unhandledRejection', (reason) => {
  throw reason;
});

main().catch((error: unknown) => {
  process.stderr.write(`${sentenceFor(error) ?? (error as Error)?.stack ?? error}\n`);
  process.exit(1);
});

/** What a person can put right is told in a sentence; undefined when it takes a programmer. */
function sentenceFor(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof DataDirectoryError) return error.message;
  const { code, port } = (error ?? {}) as { code?: string; port?: number };
  return code === 'EADDRINUSE'
    ? `PORT ${port} is in use by another program. Stop that one first, or set PORT to another number.`
    : undefined;
}
