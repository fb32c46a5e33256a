// Answers only for the host that the operator has named: another one is another site's request, or a proxy set up wrongly.
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Config } from '../installation/config.ts';
import { isLoopback } from '../installation/process-settings.ts';
import { isInProcess } from './in-process.ts';
import { RequestProblem } from './problem.ts';
import { ABSOLUTE_TARGET } from './request-target.ts';

/** A name or an address, with or without a port (RFC 9110 7.2). */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Asked by machines that know the process, not the site. */
const HEALTH_CHECK = /^\/(healthz|readyz)(\?|$)/;

/** What to set, for the person who runs the site. */
const PROXY_HINT =
  'If you run this site behind a proxy, let it pass on the host it was asked for (nginx: proxy_set_header Host $host;), or name the proxy in TRUSTED_PROXIES and let it send X-Forwarded-Host.';

export type HostRule = {
  /** Whether a request may be answered before Fastify has looked at it. */
  isPlain: (request: IncomingMessage) => boolean;
  /**
   * Throws RequestProblem 400 without exactly one readable Host, 421 for a host that is not ours.
   */
  require: (request: FastifyRequest) => void;
};

/** The rule. Without an address named by the operator every host is ours; the first refusal is told in the log. */
export function createHostRule(
  { publicUrl, namesPublicUrl }: Pick<Config, 'publicUrl' | 'namesPublicUrl'>,
  log: FastifyBaseLogger,
): HostRule {
  const isOurs = (host: string, port: number | undefined) =>
    !namesPublicUrl || host === publicUrl.host || isSameHost(host, port, publicUrl);
  return {
    isPlain(request) {
      const host = namedHost(request);
      return host !== undefined && isOurs(host, request.socket.localPort);
    },
    require(request) {
      if (isInProcess()) return;
      const { raw } = request;
      const isHealthCheck = HEALTH_CHECK.test(raw.url ?? '');
      // HTTP/1.0, which simple health checks still speak, has no Host.
      if (namedHost(raw) === undefined && !(isHealthCheck && raw.httpVersion === '1.0')) {
        throw new RequestProblem('malformed_request', 'The request does not say one host.');
      }
      const host = ABSOLUTE_TARGET.exec(request.originalUrl)?.[1] ?? request.host;
      if (!isHealthCheck && !isOurs(host, raw.socket.localPort)) {
        throw misdirected(
          log,
          `This is the server of ${publicUrl.host}, and it was asked for another name. Please open ${publicUrl.origin} instead.`,
        );
      }
    },
  };
}

/**
 * Refuses a form of ours whose browser was at another host than the one that reached us: a proxy in between has replaced
 * it, and links and redirects would lead astray.
 *
 * @throws RequestProblem 421 with what the operator has to set.
 */
export function requireUnchangedHost(
  request: FastifyRequest,
  publicUrl: URL,
  log: FastifyBaseLogger,
): void {
  const { origin } = request.headers;
  // Older browsers, and pages that hide where they come from, send none or "null".
  if (!origin || !URL.canParse(origin) || origin === publicUrl.origin) return;
  if (new URL(origin).host === hostOf(request.host, new URL(origin).protocol)) return;
  throw misdirected(
    log,
    'Your form reached us under another name than your browser sent it to, so we did not take it. The fault is in how this site is set up. Please call us, and we will write down what you wanted to send.',
  );
}

/** The one Host of a request; undefined when there is none, more than one, or one that is no host. */
function namedHost({ rawHeaders }: IncomingMessage): string | undefined {
  let found: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    // Compared by length first: every page that is served from memory comes this way.
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (found !== undefined) return undefined;
    found = rawHeaders[index + 1] ?? '';
  }
  return found !== undefined && HOST.test(found) ? found : undefined;
}

/** The public host in another spelling, or, where that is this machine, another name of this machine. */
function isSameHost(host: string, localPort: number | undefined, publicUrl: URL): boolean {
  const address = `${publicUrl.protocol}//${host}`;
  if (!HOST.test(host) || !URL.canParse(address)) return false;
  const { hostname, port, host: written } = new URL(address);
  if (written === publicUrl.host) return true;
  if (!isLoopback(publicUrl.hostname) || !isLoopback(hostname)) return false;
  return port === publicUrl.port || port === String(localPort);
}

/** A Host header as a URL of that scheme would say it, without a port that goes without saying. */
function hostOf(host: string, protocol: string): string {
  const address = `${protocol}//${host}`;
  return URL.canParse(address) ? new URL(address).host : host;
}

const warned = new WeakSet<FastifyBaseLogger>();

function misdirected(log: FastifyBaseLogger, detail: string): RequestProblem {
  if (!warned.has(log)) {
    warned.add(log);
    log.warn(`a request for another host was refused; this is said once. ${PROXY_HINT}`);
  }
  return new RequestProblem('misdirected', detail, { alternative: PROXY_HINT });
}
