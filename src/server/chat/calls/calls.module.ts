// Calls to the company's number that no one answered: their place in the conversations, and the text that follows by itself.
import { EVERY_MINUTE } from '#company/rules/time/clock-moments.ts';
import { clockJob, job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { callText } from '../outgoing-text.ts';
import { callHandlers } from './calls.routes.ts';
import { callTextsAhead, sendCallText, sendCallTexts } from './send-call-texts.ts';
import { sweepCalls } from './take-call.service.ts';

export const callsModule: Module = {
  handlers: ({ context }) => callHandlers(context),
  jobs: [
    clockJob({ name: 'send-missed-call-texts' }, EVERY_MINUTE, sendCallTexts),
    job(callText, (what, { context }) => sendCallText(context, what)),
  ],
  ahead: [callTextsAhead],
  sweep: sweepCalls,
};
