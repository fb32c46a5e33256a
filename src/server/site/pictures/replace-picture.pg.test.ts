// One picture is put in the place of another in every entry, draft and post that names it, and nothing is left that does.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ContentEntry } from '#contract/site/content/editing.ts';
import { openPictureOffice, type PictureOffice } from '../../../../test/picture-office.ts';
import { jpegOf } from '../../../../test/pictures.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let office: PictureOffice;
beforeAll(async () => {
  office = await openPictureOffice();
  await office.test.work();
});
afterAll(() => office.test.close());

it('is replaced in what is published, in drafts and in texts; then it can be removed', async () => {
  const { content } = office;
  const old = await office.usable(await jpegOf(840, 560));
  const other = await office.usable(await jpegOf(900, 600));
  const edit = async (step: string, what: string, fields: object) => {
    const { version, body } = await content.must<ContentEntry>('owner', step);
    await content.must('owner', `${step}/${what}`, { version, body: { ...body, ...fields } });
  };
  const project = 'gallery-project/white-ranch-fall-golden';
  const post = 'post/before-we-dig-811-and-hoa';
  await edit(project, 'publish', { picture: old.name, alt: 'The old one, described.' });
  await edit(post, 'draft', { text: `Dig.\n\n![The old one](${old.name})` });
  const pair = 'picture-pair/ranch-front';
  await edit(pair, 'publish', { before: { picture: old.name, alt: 'The old one, before.' } });
  const { uses, version } = await office.must('staff', String(old.id));
  expect(uses).toHaveLength(3);

  const refused = await office.call('staff', `${old.id}/replace`, { version, by: old.name });
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer: '/by' }] } });
  const replaced = await office.must('staff', `${old.id}/replace`, { version, by: other.name });
  expect(replaced.uses).toEqual([]);
  const shown = await content.must<ContentEntry>('owner', project);
  expect(shown.body).toMatchObject({ picture: other.name, alt: other.alt });
  expect((await content.must<ContentEntry>('owner', pair)).body).toMatchObject({
    before: { picture: other.name, alt: other.alt },
    after: { picture: 'ranch-front-spring-azaleas' },
  });
  expect((await content.must<ContentEntry>('owner', post)).draft).toMatchObject({
    body: { text: `Dig.\n\n![${other.alt}](${other.name})` },
  });
  const removed = await office.call('staff', `${old.id}/remove`, { version: replaced.version });
  expect(removed.status).toBe(204);
});
