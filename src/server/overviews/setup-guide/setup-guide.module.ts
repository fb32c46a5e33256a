// Getting started: the guide of a new installation's owner.
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import type { Module } from '../../module.ts';
import { answerStep, dismissGuide, openSite, readGuide } from './setup-guide.service.ts';
import { sendTestMail } from './test-mail.service.ts';

export const setupGuideModule: Module = {
  handlers: ({ context }) => setupGuideHandlers(context),
};

function setupGuideHandlers(
  context: ServerContext,
): Handlers<
  | 'GET /api/console/setup'
  | 'POST /api/console/setup/answers'
  | 'POST /api/console/setup/dismissal'
  | 'POST /api/console/setup/test-mail'
  | 'POST /api/console/setup/opening'
> {
  return {
    'GET /api/console/setup': ({ user }) => readGuide(context, user),
    'POST /api/console/setup/answers': ({ user, body }) => answerStep(context, user, body),
    'POST /api/console/setup/dismissal': ({ user }) => dismissGuide(context, user),
    'POST /api/console/setup/test-mail': ({ user }) => sendTestMail(context, user),
    'POST /api/console/setup/opening': ({ user, body }) => openSite(context, user, body.isLive),
  };
}
