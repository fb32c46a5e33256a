// What crosses the wire when the owner of a new installation gets started (docs/product/getting-started.md).
import { z } from 'zod';
import { setupAnswers, setupStepStates, setupSteps } from '#company/rules/platform/setup-steps.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { TestMail } from '../platform/test-mail.ts';

const Step = z.enum(setupSteps);

/** A step with what is there now. */
export const SetupStepShown = z.object({
  step: Step,
  state: z.enum(setupStepStates),
  facts: z.array(z.object({ label: z.string(), value: z.string() })).describe('What is there now'),
  missing: z.string().nullable().describe('Why the site cannot be opened yet; null when it can'),
});
export type SetupStepShown = z.infer<typeof SetupStepShown>;

/** The guide as it is by now. */
export const SetupGuide = z.object({
  isLive: z.boolean(),
  address: z.string().describe('Where the site is'),
  isLocal: z.boolean().describe('Only this machine reaches it'),
  hasMailServer: z.boolean(),
  testMail: TestMail.nullable().describe('The last one, whoever sent it'),
  mailTo: z.string().describe('Where a test mail goes: the address of the person who asks'),
  done: z.number().int(),
  total: z.number().int(),
  steps: z.array(SetupStepShown),
});
export type SetupGuide = z.infer<typeof SetupGuide>;

/** What Today says of the guide. */
export const SetupProgress = z.object({
  done: z.number().int(),
  total: z.number().int(),
  isOpen: z.boolean().describe('Whether everyone may come to the site'),
});
export type SetupProgress = z.infer<typeof SetupProgress>;

export const SetupAnswerGiven = z.strictObject({
  step: Step,
  answer: z.enum(setupAnswers).nullable().describe('Null takes back what was said'),
});
export type SetupAnswerGiven = z.infer<typeof SetupAnswerGiven>;

export const SiteOpening = z.strictObject({ isLive: z.boolean() });

const byOwner = { access: 'owner', limit: 'write', status: 200, answer: SetupGuide } as const;

export const setupGuideEndpoints = {
  'GET /api/console/setup': {
    summary: 'The steps of getting started, each with what is there now',
    ...byOwner,
    limit: 'read',
  },
  'POST /api/console/setup/answers': {
    summary: 'Say of a step that it is right as it is, or skip it for now',
    ...byOwner,
    body: SetupAnswerGiven,
  },
  'POST /api/console/setup/dismissal': {
    summary: 'Skip every step that is open, so that Today says nothing of them any more',
    ...byOwner,
  },
  'POST /api/console/setup/test-mail': {
    summary: 'Send a mail to oneself now and learn what the mail server said; 20 an hour',
    ...byOwner,
    answer: TestMail,
  },
  'POST /api/console/setup/opening': {
    summary: 'Open the site to everyone, or close it again; 409 while something is missing',
    ...byOwner,
    body: SiteOpening,
  },
} as const satisfies EndpointTable;
