// Signs someone in on a measured server, by the code that the mail in its outbox has.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By the code in the mail, which lies in the outbox. */
export async function signInByMail(
  origin: string,
  dataDir: string,
  email: string,
): Promise<string> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const post = (path: string, body: object, cookie = '') =>
    fetch(origin + path, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
    });
  const outbox = join(dataDir, 'outbox');
  const before = new Set(namesIn(outbox));
  const asked = await post('/api/auth/code', { email });
  const code = await codeIn(outbox, before, email);
  const verified = await post('/api/auth/verify', { email, code }, cookiesOf(asked));
  if (!verified.ok) throw new Error(`nobody was signed in: ${await verified.text()}`);
  return cookiesOf(verified);
}

/** The code of a mail that was not there before. */
async function codeIn(outbox: string, before: ReadonlySet<string>, email: string): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const name of namesIn(outbox)) {
      if (before.has(name)) continue;
      const mail = readFileSync(join(outbox, name), 'utf8');
      if (!mail.includes(email)) continue;
      const code = /code:? (\d{8})/i.exec(mail);
      if (code?.[1]) return code[1];
    }
  }
  throw new Error('the mail with the code did not come');
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
}

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
