// Content names uploaded pictures as it names those of the program: what is refused, and how pages show them (docs/product/pictures.md#on-pages).
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ContentEntry, ContentList } from '#contract/site/content/editing.ts';
import type { SitePicture } from '#contract/site/pictures.ts';
import { sitePictures } from '#server/platform/database/schema/site-picture.ts';
import { EDITORS } from './content-editors.ts';
import { openPictureOffice, type PictureOffice, stonePath } from './picture-office.ts';
import { jpegOf, multipart } from './pictures.ts';
import { createTestApp } from './test-app.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let office: PictureOffice;
let content: PictureOffice['content'];
let path: SitePicture;
beforeAll(async () => {
  office = await openPictureOffice(await createTestApp(EDITORS, { withPages: true }));
  await office.test.work();
  content = office.content;
  path = await office.usable(await jpegOf(840, 560));
});
afterAll(() => office.test.close());

/** A busy machine takes longer than the promised two seconds. */
const SOON = { timeout: 30_000, interval: 200 };

/** Publishes an entry with other fields. */
async function publish(step: string, fields: object) {
  const { version, body } = await content.must<ContentEntry>('owner', step);
  return content.call('owner', `${step}/publish`, { version, body: { ...body, ...fields } });
}

async function page(url: string) {
  const answer = await office.test.app.inject({ url, headers: { 'accept-encoding': 'identity' } });
  return { html: answer.body, policy: String(answer.headers['content-security-policy']) };
}

/** The page once it shows a file of the picture. */
const shown = (url: string) =>
  vi.waitFor(async () => {
    const found = await page(url);
    expect(found.html.includes(path.shown?.jpeg.file ?? 'none'), `${url} shows it`).toBe(true);
    return found;
  }, SOON);

const GALLERY = 'gallery-project/white-ranch-fall-golden';
const SERVICE = 'service/fencing';
const PAIR = 'picture-pair/ranch-front';

describe('what is refused', () => {
  it.each([
    ['a picture that there is not', async () => 'upload-999999'],
    [
      'one that no one has described',
      async () => {
        const { id, name } = await office.uploaded(await jpegOf(700, 500));
        await office.settled(id);
        return name;
      },
    ],
  ])('%s, with the field that names it', async (_, make) => {
    const answer = await publish(GALLERY, { picture: await make() });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      errors: [
        {
          pointer: '/body/picture',
          detail: 'There is no picture of this name that is ready and described.',
        },
      ],
    });
  });

  it('removing a picture that an entry, a draft or a post names, and it says which', async () => {
    const picture = await office.usable(await jpegOf(700, 500));
    const { entries } = await content.must<ContentList>('owner', 'timeline-project');
    const slug = entries[0]?.slug;
    const step = `timeline-project/${slug}`;
    const { version, body } = await content.must<ContentEntry>('owner', step);
    await content.must('owner', `${step}/draft`, {
      version,
      body: { ...body, picture: picture.name },
    });
    const post = 'post/dry-creek-design-for-a-wet-back-yard';
    const written = await content.must<ContentEntry>('owner', post);
    await content.must('owner', `${post}/publish`, {
      version: written.version,
      body: { ...written.body, picture: picture.name },
    });
    const refused = await office.call('owner', `${picture.id}/remove`, { version: 2 });
    expect([refused.status, refused.body.code]).toEqual([409, 'wrong_state']);
    expect(refused.body.detail).toMatch(/^A dry creek .* and 1 more still shows this picture\./);
    const { uses } = await office.must('owner', String(picture.id));
    expect(uses[1]?.label).toMatch(/^Draft of /);
    expect(uses.map(({ path: address }) => address)).toEqual([
      `/console/settings/content/${post}`,
      `/console/settings/content/${step}`,
    ]);
  });
});

describe('pages', () => {
  it('show an uploaded picture with its size, files, color and what stays in view', async () => {
    expect((await publish(GALLERY, { picture: path.name })).status).toBe(200);
    const { html, policy } = await shown('/gallery');
    const tag = new RegExp(`<picture class="picture picture-${path.name}">.*?</picture>`).exec(
      html,
    )?.[0];
    expect(tag).toContain('width="840" height="560"');
    expect(tag).toContain(`/uploaded-pictures/${path.shown?.avif.at(-1)?.file} 800w`);
    const sheet = /<style data-uploads="true">(.*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(sheet).toBe(
      `.picture-${path.name}{background-color:${path.shown?.color}}.picture-${path.name}>img{object-position:30% 70%}`,
    );
    const hash = createHash('sha256').update(sheet).digest('base64');
    expect(policy).toContain(`'sha256-${hash}'`);
  });

  it('say of photos what they are, and of renderings what those are', async () => {
    const { html } = await page('/gallery');
    expect(html).toContain('Those marked as photos show finished work');
    expect(html.match(/Photo\./g)).toHaveLength(1);
    expect(html).not.toContain('not photographs of finished yards');
    const full = await page('/gallery-full');
    expect(full.html).toContain('not photographs of finished yards');
  });

  it('of a service, of the home page and of a post show it, in link previews, too', async () => {
    const service = await content.must<ContentEntry>('owner', SERVICE);
    const { pictures, ...rest } = service.body.page as { pictures: object[] };
    const [first, second] = pictures;
    await publish(SERVICE, {
      picture: path.name,
      page: { ...rest, pictures: [{ ...first, name: path.name }, second] },
    });
    expect((await publish('hero/only', { picture: path.name })).status).toBe(200);
    const { html } = await shown('/services/fencing');
    expect(html).toMatch(
      new RegExp(`og:image" content="[^"]*/uploaded-pictures/${path.shown?.jpeg.file}"`),
    );
    const home = await shown('/');
    const preload = /<link rel="preload" href="([^"]*)" as="image"/.exec(home.html)?.[1];
    expect(preload).toMatch(/^\/uploaded-pictures\/.*-640\.[0-9a-f]{8}\.avif$/);
  });

  it('of a pair say which of the two is a photo, and ask for the description of each', async () => {
    const after = { picture: path.name, alt: 'Slabs of limestone where the concrete was.' };
    const blank = await publish(PAIR, { after: { ...after, alt: ' ' } });
    expect(blank).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/body/after/alt' }] },
    });
    const gone = await publish(PAIR, { before: { picture: 'upload-999999', alt: 'Clay.' } });
    expect(gone).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/body/before/picture' }] },
    });
    expect((await publish(PAIR, { after })).status).toBe(200);
    const html = await vi.waitFor(async () => {
      const home = await page('/');
      expect(home.html.includes(after.alt)).toBe(true);
      return home.html;
    }, SOON);
    expect(html.match(/Rendering before, photo after\./g)).toHaveLength(1);
    expect(html).toContain('Same place, before and after');
    expect(html).not.toContain('COMING SOON');
  });

  it('follow a description that is changed', async () => {
    const alt = 'Flat limestone slabs through blue salvia, seen from the gate.';
    const { version } = await office.must('staff', String(path.id));
    await office.must('staff', `${path.id}/details`, { ...stonePath, version, alt });
    await publish('about-story/only', { picture: path.name });
    await vi.waitFor(async () => {
      expect((await page('/about')).html.includes(alt)).toBe(true);
    }, SOON);
  });
});

describe('the console', () => {
  const PICTURES = '/console/settings/pictures';
  const ofOffice = () => ({ 'sec-fetch-site': 'same-origin', cookie: content.cookies.staff });
  const screen = async (url: string) =>
    office.test.app.inject({ url, headers: { ...ofOffice(), 'accept-encoding': 'identity' } });

  it('takes a file anew whose picture was removed', async () => {
    const file = await jpegOf(700, 500);
    const upload = async () => {
      const { body } = await screen(PICTURES);
      const requestKey = /name="requestKey" value="([^"]+)"/.exec(body)?.[1] ?? '';
      const { payload, headers } = multipart([
        { name: 'step', content: 'upload' },
        { name: 'requestKey', content: requestKey },
        { name: 'picture', filename: 'image.jpg', type: 'image/jpeg', content: file },
      ]);
      const answer = await office.test.app.inject({
        method: 'POST',
        url: PICTURES,
        headers: { ...ofOffice(), ...headers },
        payload,
      });
      return Number(String(answer.headers.location).split('/').at(-1));
    };
    const first = await upload();
    expect((await office.call('staff', `${first}/remove`, { version: 1 })).status).toBe(204);
    const second = await upload();
    expect(second).not.toBe(first);
    expect((await screen(`${PICTURES}/${second}`)).statusCode).toBe(200);
  });

  it('offers a picture in its fields after more uploads than a page of the list has', async () => {
    const { db } = office.test.context;
    const [row] = await db.select().from(sitePictures).where(eq(sitePictures.id, path.id));
    if (!row) throw new Error('the picture is not there');
    const { id: _id, ...facts } = row;
    const later = Array.from({ length: 50 }, () => ({
      ...facts,
      storageKey: crypto.randomUUID(),
    }));
    await db.insert(sitePictures).values(later);
    const { body } = await screen(`/console/settings/content/${GALLERY}`);
    expect(body).toContain(`<option value="${path.name}"`);
  });
});
