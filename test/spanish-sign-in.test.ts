// Signing in and out in Spanish: each page on the way, the mail and its link, and what is wrong, with no English on them that is not marked so.
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invitationPath } from '#server/accounts/invitations/invitation-link.ts';
import { signInPath } from '#server/accounts/sign-in-token.ts';
import { signInCodes, users } from '#server/platform/database/schema/account.ts';
import { accountInvitations } from '#server/platform/database/schema/account-people.ts';
import { englishFinder } from './find-english.ts';
import { mailsAfterWork, recipientsOf } from './outbox.ts';
import { newCustomer, type PortalCustomer, send } from './portal-customer.ts';
import { type SignInBrowser, signInBrowsers } from './sign-in-browser.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
let luz: PortalCustomer;
let englishOn: (html: string) => string[];
beforeAll(async () => {
  test = await createTestApp({}, { withPages: true });
  await test.work();
  luz = await newCustomer(test, 'luz@example.com');
  const name = { language: 'es', firstName: 'Luz', lastName: 'Vega' } as const;
  await test.open.db.update(users).set(name).where(eq(users.id, luz.id));
  const { companyName, shortName } = test.context.settings();
  const towns = test.context.content().area.map(({ name }) => name);
  const where = 'src/web/{site,features,forms,portal}/**';
  englishOn = await englishFinder(where, [companyName, shortName, ...towns, 'Luz Vega']);
});
afterAll(() => test.close());

type Asked = { cookie?: string; site?: string; fields?: Record<string, string> };

/** A page, or with fields the answer to its form, as a browser without a script has them. */
const ask = (url: string, { cookie = '', site = 'same-origin', fields }: Asked = {}) =>
  test.app.inject({
    method: fields ? 'POST' : 'GET',
    url,
    headers: {
      ...{ cookie, accept: 'text/html', 'sec-fetch-site': site },
      ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(fields && { payload: new URLSearchParams(fields).toString() }),
  });

async function expectSpanish(answer: ReturnType<typeof ask>, status: number, ...said: string[]) {
  const { statusCode, body } = await answer;
  expect(statusCode).toBe(status);
  expect(body).toContain('<html lang="es">');
  for (const words of said) expect(body).toContain(words);
  expect(englishOn(body)).toEqual([]);
  return body;
}

/** The newest mail to an address. */
const mailTo = async (address: string) =>
  (await mailsAfterWork(test)).findLast((mail) => recipientsOf(mail).includes(address));

const cookiesOf = ({ cookies }: SignInBrowser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

it('leads from a Spanish page to the Spanish sign-in, and from an English one where it led', async () => {
  const spanish = await expectSpanish(ask('/es/newsletter'), 200);
  expect(spanish).toContain('href="/es/sign-in?returnTo=/customer-portal"');
  expect(spanish).toContain('href="/api/logout?language=es"');
  const { body } = await ask('/newsletter');
  expect(body).not.toContain('/sign-in');
  expect(body).toContain('href="/api/logout"');
});

it('writes in the language of the page to who has said none, and to others in theirs', async () => {
  const asked = async (page: string, email: string) => {
    expect((await ask(page, { fields: { step: 'email', email } })).statusCode).toBe(200);
    const mail = await mailTo(email);
    return [/^Su código/.test(mail?.subject ?? ''), mail?.text?.includes('/es/sign-in/link/')];
  };
  expect(await asked('/es/sign-in', 'nueva@example.com')).toEqual([true, true]);
  expect(await asked('/sign-in', 'someone@example.com')).toEqual([false, false]);
  await newCustomer(test, 'fern@example.com');
  await test.open.db
    .update(users)
    .set({ language: 'en' })
    .where(eq(users.email, 'fern@example.com'));
  expect(await asked('/es/sign-in', 'fern@example.com')).toEqual([false, false]);
});

it('asks for the code in Spanish, and says what is wrong with it', async () => {
  const fields = { step: 'email', email: 'luz@example.com' };
  await expectSpanish(ask('/es/sign-in', { fields }), 200, 'Sirve durante diez minutos.');
  const wrong = { ...fields, step: 'code', code: '1234' };
  await expectSpanish(ask('/es/sign-in', { fields: wrong }), 422, 'Ese código no es correcto.');
  const troubles = ['away', 'declined', 'again', 'unverified', 'connected', 'closed'];
  for (const trouble of troubles) await expectSpanish(ask(`/es/sign-in?trouble=${trouble}`), 200);
});

it('mails whoever is written to in Spanish a link to the Spanish page, which signs in to their portal', async () => {
  const browsers = signInBrowsers(test);
  const browser = browsers.newBrowser();
  await browsers.askForCode(browser, 'luz@example.com');
  const mail = await mailTo('luz@example.com');
  expect(mail?.html).toMatch(/href="http:\/\/localhost:3000\/es\/sign-in\/link\/[\w.-]{80}"/);
  const [row] = await test.open.db
    .select()
    .from(signInCodes)
    .where(eq(signInCodes.email, 'luz@example.com'))
    .orderBy(desc(signInCodes.createdAt))
    .limit(1);
  const path = `/es${signInPath(test.context.secrets.signInLink, row?.id ?? '')}`;
  await expectSpanish(ask(path), 200, 'Este enlace es de otro navegador', 'href="/es/sign-in"');
  const cookie = cookiesOf(browser);
  await expectSpanish(ask(path, { cookie }), 200, '¿Iniciar sesión?', 'luz@example.com');
  const signedIn = await ask(path, { cookie, fields: {} });
  expect([signedIn.statusCode, signedIn.headers.location]).toEqual([302, '/customer-portal']);
  await expectSpanish(ask(path, { cookie }), 200, 'Este enlace ya venció');
  await expectSpanish(ask('/es/sign-in/link/cut-short'), 404);
});

it('confirms a sign-in that has grown old in Spanish', async () => {
  const { cookie } = luz;
  const page = '/es/sign-in/confirm?returnTo=/customer-portal/account';
  await expectSpanish(ask(page, { cookie }), 200, 'Confirme que es usted', 'luz@example.com');
  await expectSpanish(ask(page), 401, 'Inicie sesión para ver esta página, por favor.');
});

it('says in the portal of a Spanish person what is missing there in Spanish, with the way out to a Spanish page', async () => {
  const { cookie } = luz;
  const missing = ask('/customer-portal/visits/987654', { cookie });
  const html = await expectSpanish(missing, 404, '404: página no encontrada');
  expect(html).toContain('href="/api/logout?language=es"');
  const english = await ask('/customer-portal/visits/987654', {
    cookie: (await newCustomer(test, 'ben@example.com', { crewId: luz.crewId })).cookie,
  });
  expect(english.statusCode).toBe(404);
  expect(english.body).toContain('<html lang="en">');
  expect(english.body).toContain('404 Page Not Found');
});

it('signs out to a Spanish page, and asks in Spanish where another site wants it', async () => {
  const foreign = await ask('/api/logout?language=es', { site: 'cross-site' });
  expect([foreign.statusCode, foreign.headers.location]).toEqual([302, '/es/sign-out']);
  await expectSpanish(ask('/es/sign-out'), 200, '¿Cerrar sesión?');
  const asked = await ask('/es/sign-out', { fields: {} });
  expect([asked.statusCode, asked.headers.location]).toEqual([302, '/es']);
  expect((await ask('/api/logout?language=es')).headers.location).toBe('/es');
  expect((await ask('/api/logout')).headers.location).toBe('/');
  const back = await ask('/api/login?returnTo=/customer-portal&language=es');
  expect(back.headers.location).toBe('/es/sign-in?returnTo=%2Fcustomer-portal');
});

it('invites to the account of a Spanish person by a Spanish page, in each of its states', async () => {
  const email = 'ana@example.com';
  const ana = { firstName: 'Ana', lastName: 'Vega', email, phone: '' };
  expect((await send(test, luz, 'POST /api/portal/people/invitations', ana)).statusCode).toBe(201);
  const [row] = await test.open.db
    .select()
    .from(accountInvitations)
    .where(eq(accountInvitations.email, email));
  const path = `/es${invitationPath(test.context.secrets.accountInvitation, row?.id ?? '')}`;
  const mail = await mailTo(email);
  expect(mail?.html).toContain(path);
  await expectSpanish(ask(path), 200, '¿Compartir una cuenta?', 'Luz Vega');
  const accepted = await ask(path, { fields: {} });
  expect(accepted.statusCode).toBe(200);
  const html = await expectSpanish(ask(path), 200, 'Ya comparte la cuenta');
  expect(html).toContain('href="/es/sign-in?returnTo=/customer-portal"');
});
