// Answers the parts of the business settings.
import type { ServerContext } from '../../context.ts';
import type { Handlers } from '../http/mount.ts';
import { readSettings } from './settings.ts';
import { presentParts } from './settings-parts.ts';

/** The handlers. They read from the database, not what this process last read: what was saved a moment ago is there. */
export function settingsHandlers({ db }: ServerContext): Handlers<'GET /api/console/settings'> {
  return {
    async 'GET /api/console/settings'() {
      return presentParts(await readSettings(db));
    },
  };
}
