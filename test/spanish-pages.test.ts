// Every page that is there in Spanish, as it comes and as it comes back with errors: outside of what is marked as English, no text, label or
// name on it is English. The pages come from the one list, so a new one is read here by itself.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hrefIn, spanishFamilies, spanishPages } from '#company/facts/languages.ts';
import { keysOf } from '#company/rules/platform/known-keys.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import { newsletterToken } from '#server/site/newsletter/newsletter-link.ts';
import { englishFinder } from './find-english.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** What a form is sent with to come back with an error at every field. */
const wrong = {
  '/quote': { email: 'pat@', phone: '12' },
  '/book': { email: 'pat@', phone: '12' },
  '/storm': { email: 'pat@', phone: '12' },
  '/lawn-plan': {
    address: '8418 Sky Ridge Dr, Cypress, TX 77433',
    promoCode: '',
    intent: 'send',
    email: 'pat@',
    phone: '12',
  },
  '/newsletter': { email: 'pat@' },
  '/estimate': { email: 'pat@' },
  '/sign-in': { step: 'email', email: 'pat@' },
} satisfies Partial<Record<(typeof spanishPages)[number], Record<string, string>>>;

const LAWN = '?propertySize=9200&frequency=weekly';
const PROJECT =
  '?property=8000&fence=100&drain=60&estimate-scope=premium&services%5B%5D=design&services%5B%5D=fencing';

/** What its address says of a page whose form is there for something chosen. */
const chosen: Partial<Record<keyof typeof wrong, string>> = { '/estimate': LAWN };

let test: TestApp;
let englishOn: (html: string) => string[];
beforeAll(async () => {
  test = await createTestApp({}, { withPages: true });
  const { companyName, shortName } = test.context.settings();
  // Towns and people are called what they are called.
  const towns = test.context.content().area.map(({ name }) => name);
  englishOn = await englishFinder('src/web/{site,features,forms}/**', [
    companyName,
    shortName,
    ...towns,
  ]);
});
afterAll(() => test.close());

describe.each(spanishPages)('%s in Spanish', (page) => {
  const path = hrefIn('es', page);

  it('says its language, and leads to the English one and back', async () => {
    const spanish = await read(path);
    expect(spanish).toContain('<html lang="es">');
    expect(spanish).toMatch(linkTo(page, 'en'));
    const original = await read(page);
    expect(original).toContain('<html lang="en">');
    expect(original).toMatch(linkTo(path, 'es'));
    const versions = { en: page, es: path, 'x-default': page };
    for (const html of [spanish, original]) expect(versionsIn(html)).toEqual(versions);
  });

  it('asks for the letters with accents at once, which the English one leaves until it shows one', async () => {
    const accentsOf = (html: string) => html.match(/rel="preload" href="[^"]*-other[^"]*woff2"/g);
    expect(accentsOf(await read(path))).toHaveLength(2);
    expect(accentsOf(await read(page))).toBeNull();
  });

  it('has no English in it', async () => {
    expect(englishOn(await read(path))).toEqual([]);
  });
});

it.each(spanishFamilies)('no page of %s has English in it', async (family) => {
  const map = await read('/sitemap.xml');
  const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => path.startsWith(`/es${family}`));
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) {
    const html = await read(path);
    expect([path, englishOn(html)]).toEqual([path, []]);
    const english = path.slice('/es'.length);
    expect(html).toMatch(linkTo(english, 'en'));
    expect(versionsIn(html)).toMatchObject({ es: path, en: english });
  }
});

describe.each(keysOf(wrong))('the form of %s in Spanish', (page) => {
  it('has no English in it when it comes back', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `${hrefIn('es', page)}${chosen[page] ?? ''}`,
      payload: new URLSearchParams(wrong[page]).toString(),
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(answer.statusCode).toBe(422);
    const atFault = ['email', 'phone'].filter((field) => field in wrong[page]);
    expect(answer.body.split('class="field-error"').length).toBeGreaterThan(atFault.length);
    expect(englishOn(answer.body)).toEqual([]);
  });
});

it.each(['77433', '77040', '77002', '77520', '10001', '7749'])(
  'what is known of the ZIP code %s has no English in it',
  async (zip) => {
    const html = await read(`/es/my-area?zip=${zip}`);
    expect(englishOn(html)).toEqual([]);
    expect(html).toContain('action="/es/my-area"');
  },
);

it('what came along from another device opens in Spanish, also by a link that was made in English', async () => {
  const forms = { quote: [['firstName', 'Luz']], calculator: [['services[]', 'design']] };
  const made = await send('/api/carried-forms', JSON.stringify({ forms }), 'application/json');
  const { code } = made.json();
  const path = `/es/continue/${code}`;
  expect(englishOn(await read(path))).toEqual([]);
  const opened = await send(path, '');
  expect(opened.statusCode).toBe(200);
  expect(opened.body).toContain('action="/es/quote"');
  expect(opened.body).toContain('value="Luz"');
  expect(englishOn(opened.body)).toEqual([]);
  const stopped = await send(path, 'intent=stop');
  expect(englishOn(stopped.body)).toEqual([]);
  const gone = await send(path, '');
  expect(gone.statusCode).toBe(404);
  expect(englishOn(gone.body)).toEqual([]);
});

it('a link for another device is made in Spanish', async () => {
  const along = JSON.stringify({ forms: { quote: [['firstName', 'Luz']] }, photos: [] });
  const made = await send('/es/continue', new URLSearchParams({ along }).toString());
  expect(made.statusCode).toBe(201);
  expect(made.body).toContain('/es/continue/');
  expect(englishOn(made.body)).toEqual([]);
  const nothing = await send('/es/continue', 'along=');
  expect(nothing.statusCode).toBe(422);
  expect(englishOn(nothing.body)).toEqual([]);
});

it('the page behind the unsubscribe link has no English in it, whatever it was left at', async () => {
  const { db } = test.open;
  const values = { email: 'luz@example.com', language: 'es' } as const;
  const [row] = await db.insert(newsletterSubscriptions).values(values).returning();
  const token = newsletterToken(test.context.secrets.newsletterLink, row?.id ?? 0);
  const path = `/es/newsletter/unsubscribe?token=${token}`;
  const asks = await read(path);
  expect(asks).toContain('¿Darse de baja?');
  expect(englishOn(asks)).toEqual([]);
  const left = await send(path, 'intent=unsubscribe');
  expect([left.statusCode, left.headers.location]).toEqual([303, path]);
  expect(englishOn(await read(path))).toEqual([]);
  const back = await send(path, 'intent=resubscribe');
  expect(englishOn(await read(back.headers.location ?? ''))).toEqual([]);
});

it.each([LAWN, PROJECT, '?lawn', `${PROJECT}&sent`])(
  'an estimate of %s has no English in it',
  async (search) => {
    expect(englishOn(await read(`/es/estimate${search}`))).toEqual([]);
  },
);

it.each([
  ['an address that is no page', { method: 'GET', url: '/es/no-such-page' }, 404],
  ['what is refused before a page is asked', { method: 'POST', url: '/es/quote' }, 403],
  ['a method that an address does not take', { method: 'PUT', url: '/es/quote' }, 405],
] as const)('%s is told in Spanish', async (_, asked, status) => {
  const site = status === 403 ? 'cross-site' : 'same-origin';
  const headers = { accept: 'text/html', 'sec-fetch-site': site };
  const answer = await test.app.inject({ ...asked, headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain('<html lang="es">');
  expect(answer.body.match(/href="\/es[/#"]/g)?.length).toBeGreaterThan(10);
  expect(englishOn(answer.body)).toEqual([]);
});

it('English is found where there is any, but not in what is marked so', () => {
  const page =
    '<body><p>Hola</p><ul lang="en"><li>Call us<br></li></ul><a title="Call us">Aquí</a></body>';
  expect(englishOn(page)).toEqual(['Call us']);
  expect(englishOn('<body><p>The lawn</p></body>')).toEqual(['The lawn']);
});

it('the page of a ZIP code says its winters in degrees and what its ground is like in Spanish', async () => {
  const page = await read('/es/my-area?zip=77433');
  expect(page).toContain('la noche más fría es de 20 a 25 °F');
  expect(page).toContain('Qué hay debajo del césped');
  expect(await read('/my-area?zip=77433')).toContain('is 20 to 25 °F');
  expect(englishOn(page)).toEqual([]);
});

it('a page that is there in English alone shows no way to another language', async () => {
  expect(await read('/business-card')).not.toMatch(/<a [^>]*hrefLang=/i);
});

const linkTo = (href: string, language: string) =>
  new RegExp(`<a [^>]*href="${href}" hrefLang="${language}"`, 'i');

/** Sends a form as a browser without a script does. */
const send = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
  test.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': type },
  });

/** The paths of the page by language, as its head names them to search engines. */
function versionsIn(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]*)"/gi);
  return Object.fromEntries(
    [...links].map(([, language, at = '']) => [language, new URL(at).pathname]),
  );
}

async function read(url: string): Promise<string> {
  const answer = await test.app.inject({ url });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}
