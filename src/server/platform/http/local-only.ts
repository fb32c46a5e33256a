// Who may use the helps of a first start: a browser on this very machine that came by a link which the start printed.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../../context.ts';
import type { Config } from '../installation/config.ts';
import { isLoopback } from '../installation/process-settings.ts';
import { isSameSecret } from '../installation/secrets.ts';

/** Headers by which a proxy tells that it stands in between. */
export const FORWARDING_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'x-real-ip',
];

/** The pages to which the start prints a link with the key. */
const DOORS = ['/dev/mailbox', '/sign-in'];
const COOKIE = 'local_key';
const THIRTY_DAYS_SECONDS = 30 * 86_400;

/** Whether an installation is for this machine only, as far as its settings say. */
export function isLocalInstallation({ host, publicUrl }: Config): boolean {
  return isLoopback(host) && isLoopback(publicUrl.hostname);
}

/** Whether peer and Host are loopback and no proxy says that it stands in between. */
export function isLocalRequest(request: FastifyRequest): boolean {
  const address = `http://${request.headers.host}`;
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  const isForwarded = FORWARDING_HEADERS.some((name) => request.headers[name] !== undefined);
  return isLoopback(host) && isLoopback(request.ip.replace(/^::ffff:/, '')) && !isForwarded;
}

/**
 * The same, with the key of the printed links in its cookie: behind a proxy that adds no headers a request from anywhere
 * looks like one from here, but only the person at the terminal has seen the key.
 */
export function isLocalVisitor(request: FastifyRequest, localKey: string): boolean {
  return isLocalRequest(request) && isSameSecret(request.cookies[COOKIE] ?? '', localKey);
}

/** Takes the key from a printed link into a cookie and leads on to the address without it. */
export function registerLocalKey(app: FastifyInstance, { config, secrets }: ServerContext): void {
  if (!isLocalInstallation(config)) return;
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const { key } = request.query as { key?: unknown };
    if (request.method !== 'GET' || typeof key !== 'string' || !DOORS.includes(path)) return;
    if (!isLocalRequest(request) || !isSameSecret(key, secrets.localKey)) return;
    reply.setCookie(COOKIE, key, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      maxAge: THIRTY_DAYS_SECONDS,
    });
    return reply.header('cache-control', 'no-store').redirect(path, 303);
  });
}
