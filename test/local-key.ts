// The key of the links that a start prints, as the cookie of a browser that has followed one.
import { loadSecrets } from '#server/platform/installation/secrets.ts';

/** The cookie for the server of a data directory whose secret was generated into it. */
export async function localKeyCookie(dataDir: string): Promise<string> {
  const { localKey } = await loadSecrets(undefined, dataDir);
  return `local_key=${localKey}`;
}
