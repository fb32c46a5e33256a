// The owner and someone of the office who change content, for tests.
import type { ContentEntry } from '#contract/site/content/editing.ts';
import { signedIn } from './signed-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export type Editor = 'owner' | 'staff' | 'nobody';

/** Addresses of the owner and of the office, as an app is started with them. */
export const EDITORS = { STAFF_EMAILS: 'owner@example.com,ivy@example.com' };

export type ContentEditors = Awaited<ReturnType<typeof openContentEditors>>;

/** Signs both in on an app, by default one of its own. */
export async function openContentEditors(test?: TestApp) {
  const app = test ?? (await createTestApp(EDITORS));
  const cookies: Record<Editor, string> = {
    owner: await signedIn(app, 'owner@example.com'),
    staff: await signedIn(app, 'ivy@example.com'),
    nobody: '',
  };
  /** Asks as the page does; `step` is what stands behind the address of the kind or entry. */
  const call = async (editor: Editor, step: string, body?: object, key?: string) => {
    const answer = await app.app.inject({
      method: body ? 'POST' : 'GET',
      url: `/api/console/content${step && `/${step}`}`,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: cookies[editor],
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  /** The same for what has to succeed. */
  const must = async <Answer = ContentEntry>(
    editor: Editor,
    step: string,
    body?: object,
  ): Promise<Answer> => {
    const answer = await call(editor, step, body);
    if (answer.status >= 300) throw new Error(`${step}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  return { test: app, cookies, call, must };
}
