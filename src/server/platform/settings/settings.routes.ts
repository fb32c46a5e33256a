// Answers the parts of the business settings.
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { ServerContext } from '../../context.ts';
import type { Handlers } from '../http/mount.ts';
import { changeSettings } from './change-settings.service.ts';
import { readSettings } from './settings.ts';
import { presentParts } from './settings-parts.ts';

type SettingsEndpoints =
  | 'GET /api/console/settings'
  | 'PATCH /api/console/settings/company'
  | 'PATCH /api/console/settings/hours'
  | 'PATCH /api/console/settings/licenses'
  | 'PATCH /api/console/settings/prices'
  | 'PATCH /api/console/settings/billing'
  | 'PATCH /api/console/settings/reviews'
  | 'PATCH /api/console/settings/deadlines'
  | 'PATCH /api/console/settings/calls'
  | 'PATCH /api/console/settings/newsletter';

/** The handlers. They read from the database, not what this process last read: what was saved a moment ago is there. */
export function settingsHandlers(context: ServerContext): Handlers<SettingsEndpoints> {
  return {
    async 'GET /api/console/settings'() {
      const settings = await readSettings(context.db);
      return presentParts(settings, dateInZone(context.clock(), settings.timeZone));
    },
    async 'PATCH /api/console/settings/company'({ body, user }) {
      return changeSettings(context, 'company', body, user.id);
    },
    async 'PATCH /api/console/settings/hours'({ body, user }) {
      return changeSettings(context, 'hours', body, user.id);
    },
    async 'PATCH /api/console/settings/licenses'({ body, user }) {
      return changeSettings(context, 'licenses', body, user.id);
    },
    async 'PATCH /api/console/settings/prices'({ body, user }) {
      return changeSettings(context, 'prices', body, user.id);
    },
    async 'PATCH /api/console/settings/billing'({ body, user }) {
      return changeSettings(context, 'billing', body, user.id);
    },
    async 'PATCH /api/console/settings/reviews'({ body, user }) {
      return changeSettings(context, 'reviews', body, user.id);
    },
    async 'PATCH /api/console/settings/deadlines'({ body, user }) {
      return changeSettings(context, 'deadlines', body, user.id);
    },
    async 'PATCH /api/console/settings/calls'({ body, user }) {
      return changeSettings(context, 'calls', body, user.id);
    },
    async 'PATCH /api/console/settings/newsletter'({ body, user }) {
      return changeSettings(context, 'newsletter', body, user.id);
    },
  };
}
