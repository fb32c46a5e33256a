// A visit and what was reported of it, as someone who reads Spanish finds them: in every state, after each form, and where one is refused.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Language } from '#company/facts/languages.ts';
import { users } from '#server/platform/database/schema/account.ts';
import type { visits } from '#server/platform/database/schema/visits.ts';
import { englishFinder } from './find-english.ts';
import { multipart } from './pictures.ts';
import { addVisit, done, newCustomer, type PortalCustomer, send } from './portal-customer.ts';
import { signedIn } from './signed-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
let luz: PortalCustomer;
let office: { cookie: string };
let englishOn: (html: string) => string[];
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'crew@example.com' }, { withPages: true });
  luz = await newCustomer(test, 'luz@example.com');
  office = { cookie: await signedIn(test, 'crew@example.com') };
  // What the property is called, and what its customer wrote of it.
  const names = ['1 Sample Lane of luz@example.com', 'Mind the roses.'];
  englishOn = await englishFinder('src/web/{portal,features,forms}/**', names);
});
afterAll(() => test.close());

const visitPath = (id: number) => `/customer-portal/visits/${id}`;
const problemPath = (id: number) => `/customer-portal/problems/${id}`;

const report = { kind: 'damage', wish: 'credit', description: 'Se rompió un aspersor.' };

const past = { scheduledDate: '2026-11-02' };
const states: [string, Partial<typeof visits.$inferInsert> & { scheduledDate: string }][] = [
  ['ahead', { scheduledDate: '2026-11-19' }],
  ['today', { scheduledDate: '2026-11-09', scheduledTime: '13:00' }],
  ['skipped', { scheduledDate: '2026-11-26', status: 'skipped', skipKind: 'customer' }],
  ['done', { ...past, ...done, notes: 'The hose is behind the shed.', people: ['Luis Vega'] }],
  ['not done', { ...past, status: 'skipped', skipKind: 'weather' }],
  ['not reported', past],
];

it.each(states)('a visit that is %s', async (_state, changes) => {
  const path = visitPath(await addVisit(test, luz, changes));
  await speaks(null);
  expect(englishOn(await mainOf(path)).length).toBeGreaterThan(5);
  await speaks('es');
  expect(englishOn(await mainOf(path))).toEqual([]);
});

it('a report is answered in Spanish, with what is wrong with it as with what is right', async () => {
  const path = visitPath(await addVisit(test, luz, { ...past, ...done }));
  await speaks('es');
  const empty = await post(path, { step: 'problem' });
  expect(empty.statusCode).toBe(422);
  const refused = mainIn(empty.body);
  expect(refused.split('class="field-error"').length).toBeGreaterThan(3);
  expect(englishOn(refused)).toEqual([]);

  const taken = await post(path, { step: 'problem', ...report });
  expect(taken.statusCode).toBe(303);
  const after = await mainOf(String(taken.headers.location));
  expect(after).toContain('Gracias por avisarnos.');
  expect(after).toContain(report.description);
  expect(englishOn(after)).toEqual([]);
});

it.each([
  ['is none', 'text/plain', 1, 'Solo podemos recibir fotos JPEG, PNG o WebP.'],
  ['is one too many', 'image/jpeg', 6, 'Envíe menos fotos'],
])('a photo that %s is refused in Spanish', async (_what, type, count, words) => {
  const path = visitPath(await addVisit(test, luz, { ...past, ...done }));
  await speaks('es');
  const fields = Object.entries({ step: 'problem', ...report });
  const { payload, headers } = multipart([
    ...fields.map(([name, content]) => ({ name, content })),
    ...Array.from({ length: count }, () => ({
      ...{ name: 'files', filename: 'photo', type, content: 'no picture' },
    })),
  ]);
  const answer = await test.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { ...headers, cookie: luz.cookie, 'sec-fetch-site': 'same-origin' },
  });
  const main = mainIn(answer.body);
  expect(main).toContain(words);
  expect(englishOn(main)).toEqual([]);
});

it('what was done with a visit is said in Spanish', async () => {
  const path = visitPath(await addVisit(test, luz, { ...past, ...done }));
  await speaks('es');
  for (const step of ['rating', 'problem', 'skip', 'unskip']) {
    const main = await mainOf(`${path}?done=${step}`);
    expect(main).toContain('done-note');
    expect(englishOn(main)).toEqual([]);
  }
});

it('a reported problem, as long as it is open, answered with a remedy, and closed', async () => {
  const visit = await addVisit(test, luz, { ...past, ...done });
  await speaks('es');
  const made = await send(test, luz, `POST /api/portal/visits/${visit}/problems`, report);
  const { id } = made.json();
  const path = problemPath(id);
  const open = await mainOf(path);
  expect(open).toContain('Le respondemos a más tardar el martes, 10 de noviembre de 2026');
  expect(englishOn(open)).toEqual([]);

  const refused = await post(path, { step: 'message', text: '' });
  expect(mainIn(refused.body)).toContain('Escriba su mensaje, por favor.');
  expect(englishOn(mainIn(refused.body))).toEqual([]);
  const written = await post(path, { step: 'message', text: 'Está junto al portón.' });
  const thanks = await mainOf(String(written.headers.location));
  expect(thanks).toContain('Su mensaje va en camino a la oficina.');
  expect(englishOn(thanks)).toEqual([]);

  const versionNow = async () =>
    (await send(test, luz, `GET /api/portal/problems/${id}`)).json().version;
  const version = await versionNow();
  const remedy = { remedy: 'credit', amount: '25.00', message: 'Sorry for the sprinkler.' };
  const decided = await send(test, office, `POST /api/console/visit-problems/${id}/remedy`, {
    version,
    ...remedy,
  });
  expect(decided.statusCode).toBe(204);
  for (const page of [path, visitPath(visit)]) {
    const answered = await mainOf(page);
    expect(answered).toContain('Crédito de $25.00 en su próxima factura');
    expect(answered).toMatch(/lang="en"[^>]*>Sorry for the sprinkler\./);
    expect(englishOn(answered)).toEqual([]);
  }

  // Someone else has gone on since.
  const late = await post(path, { step: 'close', version: String(version) });
  expect(late.statusCode).toBe(409);
  expect(englishOn(mainIn(late.body))).toEqual([]);
  const closed = await post(path, { step: 'close', version: String(await versionNow()) });
  const settled = await mainOf(String(closed.headers.location));
  expect(settled).toContain('Usted dijo que ya quedó resuelto.');
  expect(englishOn(settled)).toEqual([]);
});

async function speaks(language: Language | null): Promise<void> {
  await test.open.db.update(users).set({ language }).where(eq(users.id, luz.id));
}

/** What a page says between its frame's parts. */
async function mainOf(url: string): Promise<string> {
  const answer = await test.app.inject({ url, headers: { cookie: luz.cookie } });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toContain('lang="en" class="contents"');
  return mainIn(answer.body);
}

function mainIn(html: string): string {
  const [, main = ''] = html.split(/<main|<\/main>/);
  expect(main).not.toBe('');
  return `<main${main}</main>`;
}

/** Sends a form as a browser does without a script. */
function post(url: string, fields: Record<string, string>) {
  return test.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      cookie: luz.cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
}
