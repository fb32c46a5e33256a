// Whatever someone types into content: it is refused with a sentence at its field, or it is text on the page and nothing else.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContentPreview } from '#contract/site/content/editing.ts';
import { type ContentEditors, EDITORS, openContentEditors } from './content-editors.ts';
import { ADDRESSES, hostilePosts } from './hostile-posts.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let office: ContentEditors;
beforeAll(async () => {
  app = await createTestApp(EDITORS, { withPages: true });
  office = await openContentEditors(app);
});
afterAll(() => app.close());

const question = (answer: unknown) => ({ question: 'How can I pay?', answer });
const char = (code: number) => String.fromCodePoint(code);

/** What is text, however odd; a page shows it as it was typed. */
const texts = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>alert(1)//-->',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">click</a>',
  '[click](javascript:alert(1))',
  '[click](JaVaScRiPt:alert(1))',
  '![x](data:text/html;base64,PHNjcmlwdD4=)',
  '<https://evil.example>',
  '[x]: javascript:alert(1)',
  '```html\n<script>alert(1)</script>\n```',
  '<style>body{display:none}</style>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<form action="https://evil.example"><input name=q>',
  '<link rel=stylesheet href=//evil.example>',
  '"><script>alert(1)</script>',
  "'-alert(1)-'",
  '{{constructor.constructor("alert(1)")()}}',
  '#{alert(1)} <%= alert(1) %>',
  '{"@type":"FAQPage"}',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#x3C;script&#x3E;',
  ']]><script>alert(1)</script>',
  '<![CDATA[x]]>',
  "'; drop table content_entries; --",
  '$$; select pg_sleep(10); $$',
  '../../../../etc/passwd',
  '\\u0000 \\x00 %00',
  'line separator   inside',
  '👨‍👩‍👧‍👦 🏳️‍🌈',
  'a'.repeat(2_000),
  '<'.repeat(2_000),
  '[]('.repeat(600),
  '*'.repeat(2_000),
];

/** What no page can show: it is refused, by name, and is on none. */
const refused: [name: string, body: object, pointer: string][] = [
  ['a NUL', question(`a${char(0)}b`), '/body/answer'],
  ['a backspace', question(`a${char(8)}b`), '/body/answer'],
  ['an escape', question(`${char(27)}[31mred`), '/body/answer'],
  ['a delete', question(`a${char(127)}`), '/body/answer'],
  ['a lone surrogate', question('\ud800'), '/body/answer'],
  ['text that runs backwards', question(`a${char(0x202e)}b`), '/body/answer'],
  ['an invisible space', question(`a${char(0x200b)}b`), '/body/answer'],
  ['a byte order mark', question(`${char(0xfeff)}a`), '/body/answer'],
  ['blank text', question(' \n '), '/body/answer'],
  ['text that is too long', question('a'.repeat(2_001)), '/body/answer'],
  ['a number', question(7), '/body/answer'],
  ['a list', question(['a']), '/body/answer'],
  ['null', question(null), '/body/answer'],
  ['a field too many', { ...question('a'), isAdmin: true }, '/body/isAdmin'],
  ['a slug', { ...question('a'), slug: 'other' }, '/body/slug'],
  ['a field of odd letters', { ...question('a'), [char(0)]: 1 }, '/body'],
  ['a body that is nested', question(nested(12)), '/body'],
  ['a body of many fields', { ...question('a'), list: Array(30_000).fill(0) }, '/body/list'],
];

function nested(depth: number): unknown {
  return depth === 0 ? 'a' : { a: nested(depth - 1) };
}

it('what is text stands on the page as text', async () => {
  for (const text of texts) {
    const made = await office.must<ContentPreview>('staff', 'question/payment/preview', {
      body: question(text),
    });
    const { body, statusCode } = await app.app.inject({
      url: made.path,
      headers: { cookie: office.cookies.staff, accept: 'text/html' },
    });
    expect(statusCode, text).toBe(200);
    if (/[<&]\w/.test(text)) expect(body.includes(text), text).toBe(false);
    expect(body, text).not.toMatch(/<script>alert|href="javascript:/i);
  }
});

it.each(refused)('%s is refused at its field, with a sentence', async (_name, body, pointer) => {
  const { version, body: before } = await office.must('staff', 'question/payment');
  for (const step of ['publish', 'schedule', 'preview']) {
    const seen = step === 'preview' ? {} : { version };
    const publishAt = step === 'schedule' ? { publishAt: '2026-12-01T14:00:00Z' } : {};
    const answer = await office.call('staff', `question/payment/${step}`, {
      body,
      ...seen,
      ...publishAt,
    });
    expect([400, 422]).toContain(answer.status);
    expect(answer.body.errors[0]).toEqual({ pointer, detail: expect.stringMatching(/\w.*\./) });
  }
  expect((await office.must('staff', 'question/payment')).body).toEqual(before);
});

it('a hundred megabytes are not read', async () => {
  const { version } = await office.must('staff', 'question/payment');
  const answer = await office.call('staff', 'question/payment/publish', {
    version,
    body: question('a'.repeat(100_000_000)),
  });
  expect([answer.status, answer.body.code]).toEqual([413, 'body_too_large']);
});

const POST = 'post/before-we-dig-811-and-hoa';

it('a hostile post is refused at its field, or its page has nothing of it that runs', {
  timeout: 240_000,
}, async () => {
  const { version, body: before } = await office.must('staff', POST);
  let shown = 0;
  for (const text of hostilePosts) {
    const start = text.slice(0, 60);
    const body = { ...before, text };
    const made = await office.call('staff', `${POST}/preview`, { body });
    if (made.status !== 200 && made.status !== 201) {
      expect([400, 422], start).toContain(made.status);
      expect(made.body.errors[0], start).toEqual({
        pointer: '/body/text',
        detail: expect.stringMatching(/\w.*\./),
      });
      const published = await office.call('staff', `${POST}/publish`, { version, body });
      expect(published.status, start).toBe(made.status);
      continue;
    }
    shown += 1;
    const begun = performance.now();
    const page = await app.app.inject({
      url: made.body.path,
      headers: { cookie: office.cookies.staff, accept: 'text/html' },
    });
    // Generous for a busy machine; what grows with the square of its length takes minutes.
    expect(performance.now() - begun, start).toBeLessThan(10_000);
    expect(page.statusCode, start).toBe(200);
    const article = /<article[\s\S]*<\/article>/.exec(page.body)?.[0] ?? '';
    expect(article, start).not.toBe('');
    expect(article, start).not.toMatch(
      /<(script|style|iframe|object|embed|base|form|math|template)\b/i,
    );
    for (const tag of article.match(/<[a-z][^<>]*>/gi) ?? []) {
      // What stands in quotes is no attribute.
      expect(tag.replaceAll(/"[^"]*"/g, '""'), start).not.toMatch(/\s(on\w+|srcdoc|action)=/i);
    }
    for (const [, address = ''] of article.matchAll(ADDRESSES)) {
      expect(address, start).not.toMatch(/^\s*(javascript|vbscript|data|file):/i);
    }
  }
  expect(shown).toBeGreaterThan(30);
  expect((await office.must('staff', POST)).body).toEqual(before);
});

it('a post of a hundred megabytes is not read', async () => {
  const { version, body } = await office.must('staff', POST);
  const text = 'a'.repeat(100_000_000);
  const answer = await office.call('staff', `${POST}/publish`, {
    version,
    body: { ...body, text },
  });
  expect([answer.status, answer.body.code]).toEqual([413, 'body_too_large']);
});
