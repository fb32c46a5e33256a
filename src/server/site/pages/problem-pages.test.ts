// The page of a refusal says the sentence of each answer, and nothing else of it changes.
import { expect, it } from 'vitest';
import type { Problem } from '#contract/platform/problem.ts';
import { createProblemPages } from './problem-pages.ts';

const STYLE = '<style>.service-detail-list { color: var(--detail-ink) }</style>';

it('fills in the sentence as text, once for each answer, and leaves the styles alone', async () => {
  let renders = 0;
  const pages = createProblemPages(async ({ detail }) => {
    renders += 1;
    return `${STYLE}<p>${detail}</p>`;
  });
  expect(await pages.page(refusal('Please try again.'), 'en')).toBe(
    `${STYLE}<p>Please try again.</p>`,
  );
  expect(await pages.page(refusal('No <b> $& here.'), 'en')).toBe(
    `${STYLE}<p>No &lt;b&gt; $&amp; here.</p>`,
  );
  expect(renders).toBe(1);
  await pages.page(refusal('Please try again.'), 'es');
  expect(renders).toBe(2);
});

function refusal(detail: string): Problem {
  return {
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    code: 'malformed_request',
    detail,
  };
}
