// Answers the console, the portal and customers with a private link about permissions to show photos.
import type { photoPermissionEndpoints } from '#contract/site/photo-permissions.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { Workshop } from '#server/platform/photos/picture-workshop.ts';
import type { ServerContext } from '../../context.ts';
import { answerLinked, linkedPhoto, pathOfVisit, readLinked } from './answer-permission.service.ts';
import { askPermission, visitPermissions } from './ask-permission.service.ts';

/** The handlers of permissions. */
export function photoPermissionHandlers(
  context: ServerContext,
  workshop: Workshop,
): Handlers<keyof typeof photoPermissionEndpoints> {
  return {
    'GET /api/console/visits/{id}/photo-permissions': ({ user, params }) =>
      visitPermissions(context, user, params.id),

    'POST /api/console/visits/{id}/photo-permissions': ({ user, params, body }) =>
      askPermission(context, workshop, user, { visitId: params.id, photoIds: body.photos }),

    'GET /api/portal/visits/{id}/photo-permissions': ({ user, params }) =>
      pathOfVisit(context, user, params.id),

    'GET /api/photo-permissions/by-link/{token}': ({ params }) => readLinked(context, params.token),

    'GET /api/photo-permissions/by-link/{token}/photos/{id}': ({ params }) =>
      linkedPhoto(context, params.token, params.id),

    'POST /api/photo-permissions/by-link/{token}': ({ params, body }) =>
      answerLinked(context, params.token, body),
  };
}
