// Whether one is at the desk or away from it; where a script runs, the desk sends it by itself.
import { z } from 'zod';
import { step, steps } from '#web/forms/app/steps.ts';

const setAway = (isAway: boolean) =>
  step({
    schema: z.strictObject({}),
    isPress: true,
    send: (call) => call.api('PATCH /api/chat-agents/me', { body: { isAway } }),
  });
export const presenceSteps = steps({ away: setAway(true), back: setAway(false) });
