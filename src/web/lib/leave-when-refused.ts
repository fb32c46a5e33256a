// Leaves a page whose stream the server refuses, because its person may not see it anymore: loaded again it asks to sign in.
import { keepInTab, savedInTab } from './tab-storage.ts';

const NAME = 'left-page';
/** A page that is refused again right after it was loaded stays as it is: it would be loaded without end. */
const AGAIN_AFTER_MS = 5 * 60_000;
/** Not signed in, or no longer in this role. A restart, a full server and a lost network say something else or nothing. */
const REFUSALS = [401, 403];

/** The window, as far as this needs it; a test has its own. */
type Page = { fetch: typeof fetch; location: Pick<Location, 'reload'> };

/** The browser does not say why a stream was refused, so the server is asked once more. */
export async function leaveWhenRefused(address: string, page: Page = window): Promise<void> {
  const answer = await page.fetch(address, { method: 'HEAD' }).catch(() => undefined);
  if (!answer || !REFUSALS.includes(answer.status)) return;
  const now = Date.now();
  if (now - Number(savedInTab(NAME)) < AGAIN_AFTER_MS) return;
  keepInTab(NAME, String(now));
  page.location.reload();
}
