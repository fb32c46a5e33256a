// Tells in a sentence why HOST and PORT cannot be listened on, and finds out before anything is made or opened.
import { createServer } from 'node:net';
import type { Config } from '#server/platform/installation/config.ts';
import { ConfigError } from '#server/platform/installation/process-settings.ts';

type Where = Pick<Config, 'host' | 'port'>;

/** A resolver that does not answer keeps the question for minutes. */
const RESOLVES_WITHIN_MS = 5_000;

/**
 * Listens for a moment.
 *
 * @throws ConfigError naming HOST or PORT when that is not possible.
 */
export async function requireListenable(where: Where): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      const late = () => reject(Object.assign(new Error('no answer'), { code: 'EAI_AGAIN' }));
      const timer = setTimeout(late, RESOLVES_WITHIN_MS);
      server.once('listening', resolve).once('error', reject);
      server.once('listening', () => clearTimeout(timer)).once('error', () => clearTimeout(timer));
      server.listen(where.port, where.host);
    });
  } catch (error) {
    throw cannotListen(error, where);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

/** The error of a failed attempt to listen as a sentence. */
export function cannotListen(error: unknown, { host, port }: Where): ConfigError {
  const { code } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EADDRINUSE':
      return new ConfigError(
        `PORT ${port} is in use by another program. Stop that one first, or set PORT to another number.`,
      );
    case 'EACCES':
    case 'EPERM':
      return new ConfigError(
        `PORT is ${port}, on which this program's user may not listen. Set PORT to a number above 1023, and let a web server pass requests on to it.`,
      );
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return new ConfigError(
        `HOST is "${host}", which is no address of this machine. Set HOST to one that is, such as 127.0.0.1 for this machine only or 0.0.0.0 for all of its addresses.`,
      );
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigError(
        `HOST is "${host}", a name for which no address was found. Correct it, or set HOST to an address such as 127.0.0.1 or 0.0.0.0.`,
      );
    default:
      return new ConfigError(
        `HOST is "${host}" and PORT is ${port}, and the system refuses to listen there (${code ?? String(error)}).`,
      );
  }
}
