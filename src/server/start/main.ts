// Starts the program: settings, server, a word to the person at the terminal, and an orderly stop.
import { AT_ONCE, type Patience } from '#server/platform/http/listener.ts';
import { createLogger } from '#server/platform/http/log.ts';
import { readConfig } from '#server/platform/installation/config.ts';
import { failStart } from './start-failure.ts';
import { startMessage } from './start-message.ts';
import { startServer } from './start-server.ts';

/** After this long an orderly stop is given up (docs/product/data-and-safety.md#stop). */
const STOP_WITHIN_MS = 9_000;

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config.logLevel);
  const server = await startServer(config, log);
  process.stdout.write(startMessage(config, server));

  let isStopping = false;
  const stop = async (patience?: Patience) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await server.stop(patience);
    process.exit(0);
  };
  process.on('SIGTERM', () => stop());
  // Ctrl+C: anyone who sits at the terminal has no balancer to wait for.
  process.on('SIGINT', () => stop(AT_ONCE));
}

// Whatever no one caught leaves the process in an unknown state: say what it was, and end.
process.on('unhandledRejection', (reason) => {
  throw reason;
});

main().catch(failStart);
