// What the owner does while getting started: saves the company, says that a step is right or skips it, tries the mail, opens the site.
import { z } from 'zod';
import { setupSteps } from '#company/rules/platform/setup-steps.ts';
import { step, steps } from '#web/forms/app/steps.ts';
import { companyStep } from '../settings/company-form.tsx';

const GUIDE = '/console/setup';
const about = z.strictObject({ about: z.enum(setupSteps) });

export const setupForms = steps({
  company: step({ ...companyStep, to: () => GUIDE, done: 'Saved. It is on every page by now.' }),
  confirm: step({
    schema: about,
    isPress: true,
    send: ({ api }, { about }) =>
      api('POST /api/console/setup/answers', { body: { step: about, answer: 'confirmed' } }),
    to: () => GUIDE,
  }),
  skip: step({
    schema: about,
    isPress: true,
    send: ({ api }, { about }) =>
      api('POST /api/console/setup/answers', { body: { step: about, answer: 'skipped' } }),
    to: () => GUIDE,
  }),
  dismiss: step({
    schema: z.strictObject({}),
    isPress: true,
    send: ({ api }) => api('POST /api/console/setup/dismissal'),
    to: () => '/console',
  }),
  mail: step({
    schema: z.strictObject({}),
    isPress: true,
    send: ({ api }) => api('POST /api/console/setup/test-mail'),
    to: () => `${GUIDE}?step=mail`,
  }),
  open: step({
    schema: z.strictObject({}),
    isPress: true,
    send: ({ api }) => api('POST /api/console/setup/opening', { body: { isLive: true } }),
    to: () => GUIDE,
    done: 'Your site is open.',
  }),
  close: step({
    schema: z.strictObject({}),
    isPress: true,
    send: ({ api }) => api('POST /api/console/setup/opening', { body: { isLive: false } }),
    to: () => `${GUIDE}?step=live`,
    done: 'Your site is closed. Search engines are asked to leave it out.',
  }),
});
