// Every kind of content can be read, changed, published and taken back; a new kind needs its line here.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentKind, ONLY } from '#contract/site/content/kinds.ts';
import { readContent } from '#server/site/content/content.queries.ts';
import { contentKinds, editorsOf, isSingleKind } from '#server/site/content/content-kinds.ts';
import { type ContentEditors, openContentEditors } from './content-editors.ts';

let office: ContentEditors;
beforeAll(async () => {
  office = await openContentEditors();
});
afterAll(() => office.test.close());

/** A change of each kind that fits, over its first entry. */
const changes: Record<ContentKind, object> = {
  service: { title: 'Fences That Stand' },
  area: { driveTime: '5-10 min' },
  question: { answer: 'Six chickens.' },
  'gallery-project': { title: 'White ranch, now pink' },
  'portfolio-project': { year: 2024 },
  'timeline-project': { completion: 'In a wink' },
  'recent-project': { date: 'May 2026' },
  'picture-pair': { caption: 'The same, and greener.' },
  package: { centsPerVisit: 7_700 },
  'package-line': { name: 'Mowing, and then some' },
  offer: { percent: 11 },
  'seasonal-task': { timing: 'Any day now' },
  'month-note': { headline: 'Leaves to the mower' },
  post: { excerpt: 'In a sentence.' },
  'mail-template': { text: 'Hi {firstName},\n\nYes.\n\n{me}' },
  'automatic-mail': { opening: '{greeting}, we were here.' },
  checklist: { items: [{ key: 'done', label: 'Done', photo: 'after' }] },
  program: { description: 'For the office.' },
  hero: { lead: 'In {city} since {year}.' },
  principles: { refusals: [{ term: 'We do not rush.', detail: 'Roots do not.' }] },
  'area-terms': { notes: ['Travel is free up to {miles} miles'] },
  'about-story': { founder: 'Ada Oak' },
  'company-claims': { rating: 4.8 },
  'package-terms': { visitsPerYear: 40 },
  'estimate-prices': {},
  'add-on-prices': {},
  'mowing-prices': { fee: { label: 'Fee', cents: 349 } },
  'privacy-policy': { lead: '{company} keeps little.' },
  'terms-of-service': { title: 'Terms' },
  'accessibility-statement': { since: '2027-01-01' },
  'text-message-terms': { title: 'Texts' },
};

/** The change over what is there; what each item of a price list is for stays. */
function changed(kind: ContentKind, body: Record<string, unknown>): Record<string, unknown> {
  if (kind === 'estimate-prices') return withEach(body, 'scopes', { tenths: 13 });
  if (kind === 'add-on-prices') return withEach(body, 'services', { cents: 1_300 });
  return { ...body, ...changes[kind] };
}

function withEach(body: Record<string, unknown>, list: string, change: object) {
  const items = (body[list] as object[]).map((item) => ({ ...item, ...change }));
  return { ...body, [list]: items };
}

it('every kind has a change', () => {
  expect(Object.keys(changes).toSorted()).toEqual(contentKinds.toSorted());
});

describe.each(contentKinds)('%s', (kind) => {
  const published = async (slug: string) => {
    const content = await readContent(office.test.open.db, () => {});
    const entry = isSingleKind(kind)
      ? content[kind]
      : content[kind].find((one) => one.slug === slug);
    return JSON.parse(JSON.stringify(entry ?? null));
  };
  const firstSlug = async () =>
    isSingleKind(kind) ? ONLY : (office.test.context.content()[kind][0]?.slug ?? '');

  it('is read, changed, published and taken back', async () => {
    const slug = await firstSlug();
    const step = `${kind}/${slug}`;
    const before = await office.must('owner', step);
    expect(before).toMatchObject({ isPublished: true, draft: null, fault: null });
    expect(before.title).toMatch(/\S/);
    const body = changed(kind, before.body);
    const drafted = await office.must('owner', `${step}/draft`, { version: before.version, body });
    expect(drafted.draft?.body).toEqual(body);
    const { version } = drafted;
    const after = await office.must('owner', `${step}/publish`, { version, body });
    const slugged = isSingleKind(kind) ? {} : { slug };
    expect(await published(slug)).toEqual({ ...body, ...slugged });
    const found = after.history.find(({ what }) => what === 'found');
    await office.must('owner', `${step}/take-back`, {
      version: after.version,
      historyId: found?.id,
    });
    expect(await published(slug)).toEqual({ ...before.body, ...slugged });
  });

  it('is changed by staff unless it holds prices, and by no one else', async () => {
    const step = `${kind}/${await firstSlug()}`;
    const { version, body } = await office.must('staff', step);
    const edit = { version, body };
    expect((await office.call('nobody', `${step}/publish`, edit)).status).toBe(401);
    const expected = editorsOf(kind) === 'owner' ? 403 : 200;
    expect((await office.call('staff', `${step}/publish`, edit)).status).toBe(expected);
  });
});
