// How a customer rates a visit, on its page and in the history.
import { z } from 'zod';
import { RowIdText } from '#contract/platform/ids.ts';
import { VisitRating } from '#contract/visits/visits.ts';
import { step, steps } from '#web/forms/app/steps.ts';
import { englishPartsMessages } from '../parts/messages/parts-messages.en.ts';

export const ratingSteps = steps({
  rating: step({
    schema: z.strictObject({
      visit: RowIdText,
      rating: z.coerce.number().pipe(VisitRating.shape.rating),
    }),
    isPress: true,
    send: ({ api }, { visit, ...body }) =>
      api('PATCH /api/portal/visits/{id}/rating', { params: { id: visit }, body }),
    done: englishPartsMessages.ratingSaved,
  }),
});
