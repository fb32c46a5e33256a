// Serves the built files that browsers fetch: scripts, styles, fonts, pictures.
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientFolder } from './web-build.ts';

export type Answer = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply> | FastifyReply;

/** Folders of the build in which every name holds a hash of the bytes, so that a file never changes. */
const HASHED_FOLDERS = ['assets', 'pictures', 'previews'];
/** Keeps crews' pages on their telephones (docs/product/crew-page.md#without-a-signal). */
const CREW_WORKER = join('crew', 'worker.js');
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";
const ONE_YEAR_SECONDS = 31_536_000;
const ONE_HOUR_SECONDS = 3_600;

/**
 * Registers the files. Those with hashed names have one route for each folder, because a route for each of many hundred
 * would take a tenth of the start; `answerMissing` is asked for what is not there.
 */
export async function registerBuiltFiles(
  app: FastifyInstance,
  answerMissing: Answer,
): Promise<void> {
  for (const folder of HASHED_FOLDERS) {
    const register = async (scope: FastifyInstance) => {
      scope.setNotFoundHandler(answerMissing);
      await scope.register(fastifyStatic, {
        ...optionsFor(join(clientFolder, folder)),
        setHeaders: (reply) =>
          void reply.header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`),
      });
    };
    await app.register(register, { prefix: `/${folder}` });
  }
  await app.register(fastifyStatic, {
    ...optionsFor(clientFolder),
    wildcard: false,
    globIgnore: HASHED_FOLDERS.map((folder) => `${folder}/**`),
    setHeaders: (reply, path) => {
      reply.header('cache-control', `public, max-age=${ONE_HOUR_SECONDS}`);
      // A worker has the policy that its file comes with (CSP level 3, 4.2); this one fetches the pages that it keeps.
      if (path.includes(CREW_WORKER)) reply.header('content-security-policy', WORKER_POLICY);
    },
  });
}

function optionsFor(root: string) {
  return {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
  } as const;
}
