// The notice after a storm in each language: whose words are whose, and which page its link leads to.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { stormNoticeWords } from '#company/facts/storm-messages.ts';
import { StormBanner } from './storm-banner.tsx';

const until = '2026-11-11T00:00:00.000Z';
const shown = (words: string, language: 'en' | 'es') =>
  renderToStaticMarkup(<StormBanner notice={{ words, until }} language={language} />);

it('stands in English as it always has', () => {
  const html = shown('Limbs down.', 'en');
  expect(html).toContain('<p>Limbs down.</p>');
  expect(html).toContain('href="/storm"');
  expect(html).toContain('Hide<span class="sr-only"> the storm notice</span>');
});

it('is in Spanish around the words of staff, which are marked as English', () => {
  const html = shown('Limbs down.', 'es');
  expect(html).toContain('aria-label="Aviso de tormenta"');
  expect(html).toContain('<p lang="en">Limbs down.</p>');
  expect(html).toContain('href="/es/storm"');
  expect(html).toContain('Ocultar<span class="sr-only"> el aviso de tormenta</span>');
});

it('is in Spanish as a whole when staff left the words that they are offered', () => {
  const html = shown(stormNoticeWords, 'es');
  expect(html).toContain('<p>¿Un árbol caído');
  expect(html).not.toContain('lang="en"');
});
