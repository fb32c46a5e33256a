// The buttons over a Markdown field: what they write, what is selected then, and that pressing twice takes it back.
import { describe, expect, it } from 'vitest';
import { type Mark, type Selected, withMark, withParagraph } from './markdown-marks.ts';

/** A text whose selection stands in brackets: "mow [high]". */
function selected(shown: string): Selected {
  const [from, to] = [shown.indexOf('['), shown.indexOf(']') - 1];
  return { text: shown.replace('[', '').replace(']', ''), from, to };
}

const shown = ({ text, from, to }: Selected) =>
  `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`;

describe('a mark', () => {
  it.each<[Mark, string, string]>([
    ['bold', 'mow [high] now', 'mow **[high]** now'],
    ['bold', 'mow **[high]** now', 'mow [high] now'],
    ['italic', 'mow []', 'mow *[emphasis]*'],
    ['heading', 'one\nt[w]o\nthree', 'one\n## [two]\nthree'],
    ['heading', 'one\n## t[w]o', 'one\n[two]'],
    ['list', '[one\ntwo]', '[- one\n- two]'],
    ['list', '[- one\n- two]', '[one\ntwo]'],
    ['list', '[]', '- [First point]'],
  ])('%s of %s', (mark, given, wanted) => {
    expect(shown(withMark(selected(given), mark))).toBe(wanted);
  });

  it('of a link has its address selected, to be typed over', () => {
    const { text, from, to } = withMark(selected('see [our prices] here'), 'link');
    expect(text).toBe('see [our prices](https://) here');
    expect(text.slice(from, to)).toBe('https://');
  });
});

describe('a paragraph of its own', () => {
  it.each([
    ['', '![](oak)\n\n'],
    ['one[]', 'one\n\n![](oak)\n\n'],
    ['one[] \n\n two', 'one\n\n![](oak)\n\ntwo'],
    ['**o[n]e** and\nmore\n\ntwo', '**one** and\nmore\n\n![](oak)\n\ntwo'],
  ])('in %j', (given, wanted) => {
    const { text, from } = withParagraph(
      given ? selected(given) : { text: '', from: 0, to: 0 },
      '![](oak)',
    );
    expect(text).toBe(wanted);
    expect(text.slice(0, from)).toMatch(/\)$/);
  });
});
