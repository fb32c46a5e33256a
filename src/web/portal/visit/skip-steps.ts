// What a customer does with a visit that they do not want: they skip it, or have it after all.
import { OwnSkip } from '#contract/visits/visit-skip.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';
import { englishPartsMessages } from '../parts/messages/parts-messages.en.ts';

const visit = ({ params }: StepCall) => ({ id: Number(params.id) });
const visitPath = ({ params }: StepCall) => `/customer-portal/visits/${Number(params.id)}`;

export const skipSteps = steps({
  skip: step({
    schema: OwnSkip,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/portal/visits/{id}/skip', { params: visit(call), body }),
    to: ({ call }) => visitPath(call),
    done: englishPartsMessages.skipped,
  }),
  unskip: step({
    schema: OwnSkip,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/portal/visits/{id}/unskip', { params: visit(call), body }),
    to: ({ call }) => visitPath(call),
    done: englishPartsMessages.unskipped,
  }),
});
