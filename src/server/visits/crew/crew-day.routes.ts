// Answers a crew's telephone; who has the link of a day is its crew.
import type { Handlers } from '#server/platform/http/mount.ts';
import { networkOf } from '#server/platform/http/rate-limit.ts';
import type { Workshop } from '#server/platform/photos/picture-workshop.ts';
import type { ServerContext } from '../../context.ts';
import { takeAction } from './crew-action.service.ts';
import { crewDay, crewGateCode } from './crew-day.service.ts';
import { takePhoto } from './crew-photo.service.ts';

type CrewDayEndpoints =
  | 'GET /api/crew-days/{token}'
  | 'POST /api/crew-days/{token}/actions'
  | 'POST /api/crew-days/{token}/photos'
  | 'POST /api/crew-days/{token}/gate-code';

/** The handlers of crews' days. */
export function crewDayHandlers(
  context: ServerContext,
  workshop: Workshop,
): Handlers<CrewDayEndpoints> {
  return {
    'GET /api/crew-days/{token}': ({ params, query }) =>
      crewDay(context, params.token, query.known?.split(',')),

    'POST /api/crew-days/{token}/actions': ({ params, body }) =>
      takeAction(context, params.token, body),

    'POST /api/crew-days/{token}/photos': ({ params, query, file, request }) =>
      takePhoto(context, workshop, params.token, {
        report: query,
        bytes: file,
        network: networkOf(request.ip),
      }),

    'POST /api/crew-days/{token}/gate-code': ({ params, body }) =>
      crewGateCode(context, params.token, body.stop),
  };
}
