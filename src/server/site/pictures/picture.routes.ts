// Answers the console about pictures, and browsers that fetch their files.
import type { pictureEndpoints } from '#contract/site/pictures.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import { networkOf, type RateLimiter } from '#server/platform/http/rate-limit.ts';
import type { Workshop } from '#server/platform/photos/picture-workshop.ts';
import type { ServerContext } from '../../context.ts';
import { changePicture, removePicture, retryPicture } from './edit-picture.service.ts';
import { listPictures } from './picture.queries.ts';
import { originalOf, pictureFile } from './picture-files.service.ts';
import { presentPictureLine, readPicture } from './present-picture.ts';
import { replacePicture } from './replace-picture.service.ts';
import { uploadPicture } from './upload-picture.service.ts';

/** Every name holds a hash of what the file is made of. */
const FOREVER = 'public, max-age=31536000, immutable';

/** The handlers of pictures. */
export function pictureHandlers(
  context: ServerContext,
  workshop: Workshop,
  limiter: RateLimiter,
): Handlers<keyof typeof pictureEndpoints> {
  return {
    async 'GET /api/console/pictures'({ query }) {
      const { rows, next } = await listPictures(context.db, query.cursor);
      return { items: rows.map(presentPictureLine), next };
    },

    async 'POST /api/console/pictures'({ user, file, attempt, request }) {
      await limiter.take('storage', request, 0);
      const sender = networkOf(request.ip);
      const { picture, bytes } = await uploadPicture(context, workshop, user, {
        file,
        attempt,
        sender,
      });
      await limiter.charge('storage', request, Math.ceil(bytes / 1000));
      return picture;
    },

    'GET /api/console/pictures/{id}': ({ params }) => readPicture(context.db, params.id),

    'GET /api/console/pictures/{id}/original': ({ params }) => originalOf(context, params.id),

    'POST /api/console/pictures/{id}/details': ({ user, params, body }) =>
      changePicture(context, user, params.id, body),

    'POST /api/console/pictures/{id}/retry': ({ user, params, body }) =>
      retryPicture(context, user, params.id, body.version),

    'POST /api/console/pictures/{id}/replace': ({ user, params, body }) =>
      replacePicture(context, user, params.id, body),

    async 'POST /api/console/pictures/{id}/remove'({ user, params, body }) {
      await removePicture(context, user, params.id, body.version);
      return null;
    },

    async 'GET /uploaded-pictures/{file}'({ params, reply }) {
      const { bytes, type } = await pictureFile(context, params.file);
      await reply.header('cache-control', FOREVER).type(type).send(bytes);
      return bytes;
    },
  };
}
