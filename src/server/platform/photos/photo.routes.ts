// Answers the photo endpoints: who asks, from where, and headers that keep a private picture private.
import type { ServerContext } from '../../context.ts';
import { keyHashOf } from '../http/chat-cookie.ts';
import type { Handlers } from '../http/mount.ts';
import { RequestProblem } from '../http/problem.ts';
import { networkOf, type RateLimiter } from '../http/rate-limit.ts';
import { keepPictureOrPages } from './pdf-photos.ts';
import { isOwnFetch } from './photo.policy.ts';
import { keepPhoto, showPhoto, takeBackPhoto, type Uploader } from './photo.service.ts';
import type { Workshop } from './picture-workshop.ts';

type PhotoEndpoints = 'POST /api/photos' | 'GET /api/photos/{id}' | 'DELETE /api/photos/{id}';

/** The handlers of photos. */
export function photoHandlers(
  context: ServerContext,
  workshop: Workshop,
  limiter: RateLimiter,
): Handlers<PhotoEndpoints> {
  const keepUpload = async (file: Uint8Array, uploader: Uploader, pages: number | undefined) => {
    if (pages !== undefined) {
      return keepPictureOrPages(context, workshop, file, uploader, pages);
    }
    const { id, bytes } = await keepPhoto(context, workshop, file, uploader);
    return { answer: { id }, bytes };
  };
  return {
    async 'POST /api/photos'({ file, query, visitor, request }) {
      await limiter.take('storage', request, 0);
      const uploader = { ownerHash: visitor, network: networkOf(request.ip) };
      const { answer, bytes } = await keepUpload(file, uploader, query.pages);
      await limiter.charge('storage', request, Math.ceil(bytes / 1000));
      return answer;
    },

    async 'GET /api/photos/{id}'({ params, query, user, visitor, request, reply }) {
      if (!isOwnFetch(request)) {
        throw new RequestProblem('not_found', 'There is nothing at this address.');
      }
      const viewer = { visitorHash: visitor, user, chatKeyHash: keyHashOf(request) };
      const bytes = await showPhoto(context, params.id, query.size ?? 'full', viewer);
      reply.header('cache-control', 'private, no-store');
      reply.header('content-disposition', 'inline; filename="photo.webp"');
      return bytes;
    },

    async 'DELETE /api/photos/{id}'({ params, visitor }) {
      await takeBackPhoto(context, params.id, visitor);
      return null;
    },
  };
}
