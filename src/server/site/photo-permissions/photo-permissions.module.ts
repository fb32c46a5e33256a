// Permission of customers to show photos of their visits: asked for by mail, answered and withdrawn by a private link.
import { job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { photoPermissionMail } from './ask-permission.service.ts';
import { photoPermissionHandlers } from './permission.routes.ts';

export const photoPermissionsModule: Module = {
  handlers: ({ context, workshop }) => photoPermissionHandlers(context, workshop),
  jobs: [
    job(photoPermissionMail, async (asked, { context, mailer }) => {
      const { permissionMailOf } = await import('./permission.mail.ts');
      const mail = await permissionMailOf(context, asked);
      if (mail) await mailer.send(mail);
    }),
  ],
};
