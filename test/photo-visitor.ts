// A visitor's browser that uploads photos and keeps its cookie, for tests.
import { photoForm } from './pictures.ts';
import { cookiesOf } from './signed-in.ts';
import type { TestApp } from './test-app.ts';

export type PhotoVisitor = {
  /** The Cookie header of this browser. */
  cookie: string;
  /** Uploads a photo and gives its id. */
  upload: (content: Uint8Array) => Promise<string>;
};

/** Opens a form as a new browser does, which gives it its cookie. */
export async function photoVisitor({ app }: TestApp): Promise<PhotoVisitor> {
  const cookie = cookiesOf(await app.inject('/api/form-guard?form=quote'));
  return {
    cookie,
    async upload(content) {
      const { payload, headers } = photoForm(content);
      const answer = await app.inject({
        method: 'POST',
        url: '/api/photos',
        payload,
        headers: { ...headers, cookie, 'sec-fetch-site': 'same-origin' },
      });
      if (answer.statusCode !== 201) throw new Error(`no upload: ${answer.body}`);
      return answer.json().id;
    },
  };
}
