// Someone of the office who uploads pictures, for tests.
import { expect, vi } from 'vitest';
import type { SitePicture, SitePictureLine } from '#contract/site/pictures.ts';
import { EDITORS, type Editor, openContentEditors } from './content-editors.ts';
import { multipart } from './pictures.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** What someone says of a picture. */
export const stonePath = {
  title: 'Stone path',
  alt: 'A path of flat limestone through a bed of salvia.',
  kind: 'photo',
  crop: null,
  focalPoint: { x: 0.3, y: 0.7 },
} as const;

export type PictureOffice = Awaited<ReturnType<typeof openPictureOffice>>;

/** Signs owner and office in on an app, by default one of its own. Its jobs are done once `test.work` was called. */
export async function openPictureOffice(given?: TestApp) {
  const test = given ?? (await createTestApp(EDITORS));
  const content = await openContentEditors(test);
  const { cookies } = content;
  const headersOf = (editor: Editor) => ({
    'sec-fetch-site': 'same-origin',
    cookie: cookies[editor],
  });
  const call = async (editor: Editor, step: string, body?: object) => {
    const answer = await test.app.inject({
      method: body ? 'POST' : 'GET',
      url: `/api/console/pictures${step && `/${step}`}`,
      headers: headersOf(editor),
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  /** The same for what has to succeed. */
  const must = async (editor: Editor, step: string, body?: object): Promise<SitePicture> => {
    const answer = await call(editor, step, body);
    if (answer.status >= 300) throw new Error(`${step}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const upload = async (editor: Editor, content: Uint8Array, key?: string, filename?: string) =>
    sendPicture(
      test,
      { ...headersOf(editor), ...(key && { 'idempotency-key': key }) },
      content,
      filename,
    );
  const uploaded = async (content: Uint8Array): Promise<SitePicture> => {
    const answer = await upload('staff', content);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body;
  };
  /** A picture once its files are made or have failed. */
  const settled = (id: number) =>
    vi.waitFor(
      async () => {
        const picture = await must('staff', String(id));
        if (picture.state === 'making') throw new Error('its files are being made');
        return picture;
      },
      { timeout: 180_000, interval: 100 },
    );
  return {
    test,
    content,
    call,
    must,
    upload,
    uploaded,
    settled,
    file: (name: string) => test.app.inject({ url: `/uploaded-pictures/${name}` }),
    original: async (id: number) => {
      const url = `/api/console/pictures/${id}/original`;
      return (await test.app.inject({ url, headers: headersOf('staff') })).rawPayload;
    },
    list: async (): Promise<{ items: SitePictureLine[]; next: string | null }> =>
      (await call('staff', '')).body,
    /** A picture that content may name. */
    usable: async (content: Uint8Array): Promise<SitePicture> => {
      const { id } = await uploaded(content);
      await settled(id);
      return must('staff', `${id}/details`, { version: 1, ...stonePath });
    },
  };
}

async function sendPicture(
  { app }: TestApp,
  own: Record<string, string>,
  content: Uint8Array,
  filename = 'picture.jpg',
) {
  const { payload, headers } = multipart([
    { name: 'picture', filename, type: 'image/jpeg', content },
  ]);
  const url = '/api/console/pictures';
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { ...own, ...headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}
