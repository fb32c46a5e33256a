// Conversations by text message: what comes in with its pictures, what leaves, and what becomes of it.
import { clockJob, job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { chatText } from '../outgoing-text.ts';
import { enqueueDueTexts, sendChatText } from './send-text.service.ts';
import { takeTextMedia, textMedia } from './text-media.ts';
import { textHandlers } from './texts.routes.ts';

export const textsModule: Module = {
  handlers: ({ context, workshop }) => textHandlers(context, workshop),
  jobs: [
    job(chatText, (what, { context }) => sendChatText(context, what)),
    job(textMedia, (what, { context }) => takeTextMedia(context, what)),
    clockJob({ name: 'send-due-texts' }, '* * * * *', enqueueDueTexts),
  ],
};
