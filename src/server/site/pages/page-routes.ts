// Hands every address that no API and no file has to the pages, with the bounds of what a form may send there.
import type { FastifyInstance } from 'fastify';
import { isPassingFailure } from '#server/platform/database/passing-failure.ts';
import { isForPrograms } from '#server/platform/http/methods.ts';
import type { Answer } from './built-files.ts';
import { registerPhotoForm } from './photo-form.ts';
import { formTypes } from './web-request.ts';

const FORM_LIMIT_BYTES = 200_000;

/**
 * Registers every page address. Pages read their own forms, so no parser of the API applies: the bytes are bounded and
 * handed on as they are. What no form can be is refused by its type.
 */
export async function registerPageRoutes(
  app: FastifyInstance,
  answer: Answer,
  isRendered: (url: string) => boolean,
): Promise<void> {
  await app.register(async (scope) => {
    // The one thing that a visit takes from its visitor's limit; what it reads from the API takes nothing more.
    scope.addHook('onRequest', async (request) => {
      if (!isRendered(request.url)) return;
      await app.limiter.take('read', request).catch((error: unknown) => {
        // Where the count is away, the page still shows what was typed; the API's own limits refuse by themselves.
        if (!isPassingFailure(error)) throw error;
      });
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      [...formTypes],
      { parseAs: 'buffer', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.route({
      method: ['GET', 'POST'],
      url: '/*',
      bodyLimit: FORM_LIMIT_BYTES,
      handler: (request, reply) =>
        isForPrograms(request.url) ? reply.callNotFound() : answer(request, reply),
    });
    registerPhotoForm(scope, answer);
  });
}
