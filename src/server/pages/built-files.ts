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
    setHeaders: (reply) =>
      void reply.header('cache-control', `public, max-age=${ONE_HOUR_SECONDS}`),
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
