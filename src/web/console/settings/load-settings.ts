// What each page of the settings loads: all parts, and whether the person may change them.
import type { RouterContextProvider } from 'react-router';
import { apiContext } from '#web/lib/request-context.ts';

/** The parts as they are in the database by now. */
export async function loadSettings(context: Readonly<RouterContextProvider>) {
  const api = context.get(apiContext);
  const [{ role }, parts] = await Promise.all([
    api('GET /api/auth/user'),
    api('GET /api/console/settings'),
  ]);
  return { isOwner: role === 'owner', ...parts };
}
