// What works but is probably not what was wanted, as sentences for the log: once at start, and when a proxy shows itself.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '#server/platform/installation/config.ts';
import { isLoopback } from '#server/platform/installation/process-settings.ts';

/** The warnings about settings, in the order in which they should be dealt with. */
export function startWarnings({ publicUrl, smtpUrl }: Config): string[] {
  if (isLoopback(publicUrl.hostname)) return [];
  return [
    ...(publicUrl.protocol === 'http:'
      ? [
          `PUBLIC_URL is ${publicUrl.origin}: over plain http everybody on the way can read codes and cookies; use https.`,
        ]
      : []),
    ...(smtpUrl
      ? []
      : [
          'SMTP_URL is not set: no mail leaves this machine, so nobody gets a confirmation or a sign-in code; every mail only becomes a file in DATA_DIR/outbox.',
        ]),
  ];
}

/**
 * Warns once, at the first request that a proxy passed on which TRUSTED_PROXIES does not name: all its visitors would
 * share one rate limit. Called before the server listens.
 */
export function warnOfUnknownProxy(app: FastifyInstance, config: Config, log: FastifyBaseLogger) {
  if (isLoopback(config.host) && isLoopback(config.publicUrl.hostname)) return;
  let isTold = false;
  app.addHook('onRequest', async (request) => {
    // Of a trusted peer Fastify believes the header, and there are more addresses than the peer's own.
    if (isTold || !request.headers['x-forwarded-for'] || (request.ips?.length ?? 1) > 1) return;
    isTold = true;
    log.warn(
      `A proxy at ${request.socket.remoteAddress} passes requests on but is not in TRUSTED_PROXIES, so that all its visitors count as one; add its address if it is yours.`,
    );
  });
}
