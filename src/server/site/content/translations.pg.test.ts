// Staff translate content: what pages show of it, what a change of the English says, what is refused and what can be taken back
// (docs/product/spanish.md#content).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ContentEntry } from '#contract/site/content/editing.ts';
import { contentTranslations } from '#server/platform/database/schema/content.ts';
import { appliedSeeds } from '#server/platform/database/schema/operations.ts';
import { type ContentEditors, openContentEditors } from '../../../../test/content-editors.ts';
import { sowEntries } from '../seed/content-entries.ts';
import { readContent } from './content.queries.ts';
import { inLanguage } from './in-language.ts';

let office: ContentEditors;
beforeAll(async () => {
  office = await openContentEditors();
});
afterAll(() => office.test.close());

const PAYMENT = 'question/payment';
const SPANISH = { question: '¿Cómo puedo pagar?', answer: 'Con tarjeta.' };

let entry: ContentEntry;
beforeEach(async () => {
  entry = await office.must('staff', PAYMENT);
});

const spanishOf = ({ translations }: ContentEntry) => translations[0];

function translate(texts: object, of = entry) {
  const body = { language: 'es', version: spanishOf(of)?.version, ofVersion: of.version, texts };
  return office.call('staff', `${of.kind}/${of.slug}/translate`, body);
}

/** A question as pages show it in a language. */
async function shown(slug: string, language: 'en' | 'es' = 'es') {
  const content = await readContent(office.test.open.db, () => {});
  const figures = { serviceRadiusMiles: 25, replyHours: 24 };
  const { question } = content;
  return inLanguage(content, figures, language)
    .all('question', question)
    .find((one) => one.slug === slug);
}

it('every first question has its translation, whose figures are filled in as its language writes them', async () => {
  const { body } = await translateless();
  for (const { untranslated, answer } of body.questions) {
    expect(untranslated).toEqual([]);
    expect(answer).not.toContain('{');
  }
  expect(JSON.stringify(body)).toContain('24 horas');
});

it('a translation is shown at once; without a text there is the English one, which is named', async () => {
  expect((await translate(SPANISH)).status).toBe(200);
  expect(await shown('payment')).toMatchObject({ ...SPANISH, untranslated: [] });
  expect(await shown('payment', 'en')).toMatchObject({ untranslated: [] });
  entry = await office.must('staff', PAYMENT);
  await translate({ ...SPANISH, answer: ' ' });
  const { question } = SPANISH;
  const { answer } = (await shown('payment', 'en')) ?? {};
  expect(await shown('payment')).toMatchObject({ question, answer, untranslated: ['answer'] });
});

it('says that the English has changed since, and goes on with what there is', async () => {
  const { body: translated } = await translate(SPANISH);
  const { version } = translated;
  const draft = await office.must('staff', `${PAYMENT}/draft`, { version, body: entry.body });
  expect(spanishOf(draft)?.isBehind).toBe(false);
  const body = { question: 'How can I pay?', answer: 'By card.' };
  const changed = await office.must('staff', `${PAYMENT}/publish`, {
    version: draft.version,
    body,
  });
  expect(spanishOf(changed)?.isBehind).toBe(true);
  expect(await shown('payment')).toMatchObject({ ...SPANISH, untranslated: [] });
  // A translation of the English that was seen before is behind as well.
  const late = { language: 'es', version: spanishOf(changed)?.version, ofVersion: version };
  const saved = await office.must('staff', `${PAYMENT}/translate`, { ...late, texts: SPANISH });
  expect(spanishOf(saved)?.isBehind).toBe(true);
  expect(spanishOf((await translate(SPANISH, saved)).body)?.isBehind).toBe(false);
});

it('a second editor does not write over the first, and neither over the English', async () => {
  await translate(SPANISH);
  const late = await translate({ ...SPANISH, answer: 'En efectivo.' });
  expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
  const now = await office.must('staff', PAYMENT);
  expect(now.version).toBe(entry.version);
  expect(now.body).toEqual(entry.body);
});

it('is taken back to a line of its own history alone', async () => {
  const { body: first } = await translate(SPANISH);
  const { body: second } = await translate({ ...SPANISH, answer: 'En efectivo.' }, first);
  const [, before] = second.history;
  const takeBack = (historyId: number) =>
    office.call('staff', `${PAYMENT}/translate/take-back`, {
      version: spanishOf(second)?.version,
      historyId,
    });
  const english = second.history.find(({ language }: { language: string }) => language === null);
  if (english) expect((await takeBack(english.id)).status).toBe(404);
  const version = second.version;
  const asEntry = { version, historyId: before.id };
  expect((await office.call('staff', `${PAYMENT}/take-back`, asEntry)).status).toBe(404);
  expect((await takeBack(before.id)).status).toBe(200);
  expect(await shown('payment')).toMatchObject(SPANISH);
});

it('refuses what does not fit: another text, words in braces, a text that is too long, a kind without translations', async () => {
  const areas = await office.must('staff', 'question/areas');
  const faultOf = async (texts: object, of = areas) => (await translate(texts, of)).body;
  expect(await faultOf({ slug: 'zonas' })).toMatchObject({ errors: [{ pointer: '/texts/slug' }] });
  expect(await faultOf({ answer: 'A 40 millas.' })).toMatchObject({
    errors: [{ pointer: '/texts/answer', detail: 'Please keep {miles}: the figure comes there.' }],
  });
  expect(await faultOf({ question: '¿{replyTime}?' })).toMatchObject({
    errors: [{ pointer: '/texts/question' }],
  });
  expect(await faultOf({ question: 'a'.repeat(201) })).toMatchObject({
    errors: [{ pointer: '/texts/question' }],
  });
  const { version } = await office.must('owner', 'program/fertilization');
  const body = { language: 'es', version: 0, ofVersion: version, texts: {} };
  expect(await office.call('owner', 'program/fertilization/translate', body)).toMatchObject({
    status: 409,
  });
  expect(await office.call('staff', 'program/fertilization/translate', body)).toMatchObject({
    status: 403,
  });
});

it('comes back with an entry that was removed, and is not that of a new one of its name', async () => {
  await translate(SPANISH);
  const removed = await office.must('staff', `${PAYMENT}/remove`, { version: entry.version });
  expect(await shown('payment')).toBeUndefined();
  const [line] = removed.history;
  const back = await office.must('staff', `${PAYMENT}/take-back`, {
    version: 0,
    historyId: line?.id,
  });
  expect(spanishOf(back)?.texts.map(({ text }) => text)).toEqual(Object.values(SPANISH));
  await office.must('staff', `${PAYMENT}/remove`, { version: back.version });
  await office.must('staff', 'question', { slug: 'payment', body: entry.body });
  const added = await office.must('staff', PAYMENT);
  const shownAgain = await office.must('staff', `${PAYMENT}/publish`, {
    version: added.version,
    body: entry.body,
  });
  expect(spanishOf(shownAgain)?.texts.every(({ text }) => text === '')).toBe(true);
});

it('is sown beside the English that it translates, and not beside the owner’s own words', async () => {
  const { db } = office.test.open;
  const areas = await office.must('staff', 'question/areas');
  const body = { question: 'Where do you work?', answer: 'In Cypress.' };
  await office.must('staff', 'question/areas/publish', { version: areas.version, body });
  await db.delete(contentTranslations);
  await db.delete(appliedSeeds).where(eq(appliedSeeds.name, 'content es question'));
  await db.transaction((tx) => sowEntries(tx));
  const slugs = (await db.select().from(contentTranslations)).map(({ slug }) => slug);
  expect(slugs).toContain('licenses');
  expect(slugs).not.toContain('areas');
  await db.delete(contentTranslations);
  await db.transaction((tx) => sowEntries(tx));
  expect(await db.$count(contentTranslations)).toBe(0);
});

it('texts that came later are added once, beside their English and to what the owner has said in Spanish', async () => {
  const { db } = office.test.open;
  const withoutPage = { title: 'Cercas', 'page.headline': 'Firmes en agosto' };
  const lighting = await office.must('owner', 'service/lighting');
  const page = { ...Object(lighting.body.page), headline: 'Light, and not too much' };
  const { version } = lighting;
  await office.must('owner', 'service/lighting/publish', {
    version,
    body: { ...lighting.body, page },
  });
  await db.delete(contentTranslations);
  const fencing = { kind: 'service', slug: 'fencing', language: 'es', ofVersion: 1 } as const;
  await db.insert(contentTranslations).values({ ...fencing, texts: withoutPage });
  await db.delete(appliedSeeds).where(eq(appliedSeeds.name, 'content es service page.'));
  await db.transaction((tx) => sowEntries(tx));
  const rows = await db.select().from(contentTranslations);
  const of = (slug: string) => rows.find((row) => row.slug === slug);
  expect(of('fencing')).toMatchObject({ version: 2, texts: withoutPage });
  expect(of('fencing')?.texts['page.prices.tax']).toContain('mejora de la propiedad');
  expect(of('drainage')?.texts['page.headline']).toContain('agua');
  expect(of('drainage')?.texts).not.toHaveProperty('title');
  expect(of('lighting')).toBeUndefined();
  expect(of('katy')).toBeUndefined();
  await db.delete(contentTranslations);
  await db.transaction((tx) => sowEntries(tx));
  expect(await db.$count(contentTranslations)).toBe(0);
});

/** What the chat asks for, before anything was changed. */
async function translateless() {
  const answer = await office.test.app.inject({ url: '/api/content/questions?language=es' });
  return { body: answer.json() as { questions: { untranslated: string[]; answer: string }[] } };
}
