// Takes the quote form of a browser without JavaScript: the one page address to which people send large bodies.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '#company/photo-rules.ts';
import { RequestProblem } from '../http/problem.ts';

const PHOTO_FORM_PATH = '/quote';
const WORDS_BYTES = 200_000;
const PHOTO_FORM_LIMIT_BYTES = MAX_PHOTOS * MAX_PHOTO_BYTES + WORDS_BYTES;

/** Such forms lie in memory whole; more than these are asked to come again. */
const PHOTO_FORMS_AT_ONCE = 3;

/** Registers the address in the scope of the pages; `answer` renders it like every other page. */
export function registerPhotoForm(
  scope: FastifyInstance,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | FastifyReply,
): void {
  let underWay = 0;
  scope.route({
    method: 'POST',
    url: PHOTO_FORM_PATH,
    bodyLimit: PHOTO_FORM_LIMIT_BYTES,
    onRequest: async (_request, reply) => {
      if (underWay >= PHOTO_FORMS_AT_ONCE) {
        throw new RequestProblem(
          'unavailable',
          'We are receiving many photos right now. Please go back and send the form again in a moment.',
          { retryAfterSeconds: 5 },
        );
      }
      underWay += 1;
      reply.raw.once('close', () => {
        underWay -= 1;
      });
    },
    handler: answer,
  });
}
