// Takes the forms with photos of a browser without JavaScript: the page addresses to which people send large bodies.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '#company/rules/platform/photo-rules.ts';
import { createIntake, type IntakeLimits } from '#server/platform/http/intake.ts';

const PHOTO_FORM_PATHS = [
  '/quote',
  '/es/quote',
  '/storm',
  '/es/storm',
  '/continue',
  '/es/continue',
  '/customer-portal/add-ons',
  '/customer-portal/add-ons/:id',
  '/customer-portal/add-ons/:id/edit',
  '/console/settings/pictures',
];
const WORDS_BYTES = 200_000;
const PHOTO_FORM_LIMIT_BYTES = MAX_PHOTOS * MAX_PHOTO_BYTES + WORDS_BYTES;

/** Such forms lie in memory whole. One without photos is small and finds room at any time. */
const INTAKE: IntakeLimits = {
  bodyBytes: PHOTO_FORM_LIMIT_BYTES,
  bytes: 4 * PHOTO_FORM_LIMIT_BYTES,
  // One that is full, and beside it as many as there may be without photos.
  bytesPerClient: PHOTO_FORM_LIMIT_BYTES + 8 * WORDS_BYTES,
  bodiesPerClient: 8,
  waiting: 100,
  waitingPerClient: 16,
  waitMs: 20_000,
  busy: 'We are receiving many photos right now. Please go back and send the form again in a moment.',
};

/** Registers the addresses in the scope of the pages; `answer` renders it like every other page. */
export function registerPhotoForm(
  scope: FastifyInstance,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | FastifyReply,
): void {
  const onRequest = createIntake(INTAKE);
  for (const url of PHOTO_FORM_PATHS) {
    scope.route({
      method: 'POST',
      url,
      bodyLimit: PHOTO_FORM_LIMIT_BYTES,
      onRequest,
      handler: answer,
    });
  }
}
