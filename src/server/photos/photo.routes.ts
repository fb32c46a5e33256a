// Answers the photo endpoints: who asks, from where, and headers that keep a private picture private.
import type { ServerContext } from '../context.ts';
import type { Handlers } from '../http/mount.ts';
import { RequestProblem } from '../http/problem.ts';
import { networkOf, type RateLimiter } from '../http/rate-limit.ts';
import { currentUser } from '../http/session.ts';
import { ensureVisitor, visitorHashOf } from '../http/visitor.ts';
import { isOwnFetch } from './photo.policy.ts';
import { keepPhoto, showPhoto, takeBackPhoto } from './photo.service.ts';
import type { Workshop } from './picture-workshop.ts';

type PhotoEndpoints = 'POST /api/photos' | 'GET /api/photos/{id}' | 'DELETE /api/photos/{id}';

/** The handlers of photos. */
export function photoHandlers(
  context: ServerContext,
  workshop: Workshop,
  limiter: RateLimiter,
): Handlers<PhotoEndpoints> {
  return {
    async 'POST /api/photos'({ file, request, reply }) {
      const ownerHash = ensureVisitor(request, reply, context.config.publicUrl);
      await limiter.take('storage', request, 0);
      const uploader = { ownerHash, network: networkOf(request.ip) };
      const { id, bytes } = await keepPhoto(context, workshop, file, uploader);
      await limiter.charge('storage', request, Math.ceil(bytes / 1000));
      return { id };
    },

    async 'GET /api/photos/{id}'({ params, query, request, reply }) {
      if (!isOwnFetch(request)) {
        throw new RequestProblem('not_found', 'There is nothing at this address.');
      }
      const user = await currentUser(context, request);
      const viewer = { visitorHash: visitorHashOf(request), user };
      const bytes = await showPhoto(context, params.id, query.size ?? 'full', viewer);
      reply.header('cache-control', 'private, no-store');
      reply.header('content-disposition', 'inline; filename="photo.webp"');
      return bytes;
    },

    async 'DELETE /api/photos/{id}'({ params, request }) {
      await takeBackPhoto(context, params.id, visitorHashOf(request));
      return null;
    },
  };
}
