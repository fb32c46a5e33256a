// Every page that is there in Spanish, as it comes and as it comes back with errors: outside of what is marked as English, no text, label or
// name on it is English. The pages come from the one list, so a new one is read here by itself.
import { globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hrefIn, spanishPages } from '#company/facts/languages.ts';
import { ENGLISH } from './english-words.ts';
import { createTestApp, type TestApp } from './test-app.ts';

type Messages = { [key: string]: string | Messages };

/** Attributes that people read or hear. */
const READ_ALOUD = ['aria-label', 'title', 'alt', 'placeholder', 'label'];

/** What a form is sent with to come back with an error at every field. */
const wrong = { '/quote': { email: 'pat@', phone: '12' } } satisfies Record<
  (typeof spanishPages)[number],
  Record<string, string>
>;

let test: TestApp;
let english: Set<string>;
let names: string[];
beforeAll(async () => {
  test = await createTestApp({}, { withPages: true });
  english = await englishTexts();
  const { companyName, shortName } = test.context.settings();
  // Towns and people are called what they are called.
  names = [companyName, shortName, ...test.context.content().area.map(({ name }) => name)];
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

  it('has no English in it', async () => {
    expect(englishOn(await read(path))).toEqual([]);
  });

  it('has none when its form comes back either', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: path,
      payload: new URLSearchParams(wrong[page]).toString(),
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.body.split('class="field-error"').length).toBeGreaterThan(2);
    expect(englishOn(answer.body)).toEqual([]);
  });
});

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
  expect(answer.body.match(/hrefLang="en"/gi)?.length).toBeGreaterThan(10);
  expect(englishOn(answer.body)).toEqual([]);
});

it('English is found where there is any, but not in what is marked so', () => {
  const page =
    '<body><p>Hola</p><ul lang="en"><li>Call us<br></li></ul><a title="Call us">Aquí</a></body>';
  expect(englishOn(page)).toEqual(['Call us']);
  expect(englishOn('<body><p>The lawn</p></body>')).toEqual(['The lawn']);
});

it('a page that is there in English alone shows no way to another language', async () => {
  expect(await read('/storm')).not.toMatch(/<a [^>]*hrefLang=/i);
});

const linkTo = (href: string, language: string) =>
  new RegExp(`<a [^>]*href="${href}" hrefLang="${language}"`, 'i');

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

/** The texts of a page that are English, without what is marked so. */
function englishOn(html: string): string[] {
  return textsOn(html).filter((text) => english.has(text) || ENGLISH.test(withoutNames(text)));
}

/** Elements that have no end of their own. */
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** Title, texts and what is read aloud, as React has written them: every element that is not void has its end. */
function textsOn(html: string): string[] {
  const plain = html.replace(/<!--.*?-->/gs, '').replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const texts: string[] = [];
  // How many elements are open since one that is marked as English, itself included.
  let within = 0;
  for (const [, end, tag = '', attributes = '', text = ''] of plain.matchAll(
    /<(\/?)([\w-]+)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>([^<]*)/g,
  )) {
    const opens = !end && !VOID.has(tag) && !attributes.trimEnd().endsWith('/');
    if (end && within > 0) within -= 1;
    else if (opens && (within > 0 || (tag !== 'html' && / lang="en"/.test(attributes))))
      within += 1;
    if (within === 0) {
      texts.push(text);
      for (const [, name = '', value = ''] of attributes.matchAll(/\s([\w-]+)="([^"]*)"/g)) {
        if (READ_ALOUD.includes(name)) texts.push(value);
      }
    }
  }
  return texts
    .map((each) => each.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim())
    .filter(Boolean);
}

function withoutNames(text: string): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ''), text);
}

/** Every message of the English catalogs that is another one in Spanish. */
async function englishTexts(): Promise<Set<string>> {
  const found = new Set<string>();
  for (const file of globSync('src/web/{site,features,forms}/**/messages/*.en.ts')) {
    const own = await textsOf(file);
    const spanish = await textsOf(file.replace('.en.ts', '.es.ts'));
    for (const text of own) if (!spanish.includes(text)) found.add(text);
  }
  return found;
}

async function textsOf(file: string): Promise<string[]> {
  const given: Record<string, Messages> = await import(`../${file}`);
  const flat = (messages: Messages): string[] =>
    Object.values(messages).flatMap((value) => (typeof value === 'string' ? [value] : flat(value)));
  return Object.values(given).flatMap(flat);
}
