// What a customer answers by the private link to photos of a visit.
import { z } from 'zod';
import { RowIdText } from '#contract/platform/ids.ts';
import { PermissionReply } from '#contract/site/photo-permissions.ts';
import { step, steps } from '#web/forms/app/steps.ts';

export const permissionSteps = steps({
  answer: step({
    schema: z.strictObject({ permission: RowIdText, answer: PermissionReply.shape.answer }),
    isPress: true,
    send: ({ api, params }, body) =>
      api('POST /api/photo-permissions/by-link/{token}', {
        params: { token: params.token ?? '' },
        body,
      }),
  }),
});
