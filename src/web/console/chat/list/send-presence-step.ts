// Sends a step of one's presence with all that reads and judges it, apart from the desk: loaded with the first one that is done.
import { sendStep } from '#web/forms/app/send-step.ts';
import type { StepCall } from '#web/forms/app/steps.ts';
import { presenceSteps } from './presence-steps.ts';

/** What becomes of it is said by the desk, whatever went wrong. */
export const sendPresenceStep = (sent: Omit<StepCall, 'idempotencyKey'>) =>
  sendStep(presenceSteps, sent, { staysOnTrouble: true });
