// Names, addresses and lines of what is printed.
import { describe, expect, it } from 'vitest';
import { pdfFileName, qrTargets, sloganLines } from './print-copy.ts';

describe('file names', () => {
  it('contain the company and the piece, as one plain word', () => {
    expect(pdfFileName('Prairie Oak Landscaping', 'Flyer')).toBe(
      'Prairie-Oak-Landscaping-Flyer.pdf',
    );
    expect(pdfFileName('Prairie Oak Landscaping', 'Business-Card')).toBe(
      'Prairie-Oak-Landscaping-Business-Card.pdf',
    );
  });

  it('leave out what headers and file systems mind', () => {
    expect(pdfFileName('  Peña & Söhne "Gärten"\r\n/../ ', 'Flyer')).toBe(
      'Pena-Sohne-Garten-Flyer.pdf',
    );
    expect(pdfFileName('橡树', 'Flyer')).toBe('Flyer.pdf');
  });
});

it('codes lead to the root, the gallery and the reviews', () => {
  expect(qrTargets('https://prairieoak.example').map(({ label, url }) => [label, url])).toEqual([
    ['Website', 'https://prairieoak.example/'],
    ['Portfolio', 'https://prairieoak.example/#gallery'],
    ['Reviews', 'https://prairieoak.example/#testimonials'],
  ]);
});

it('a slogan breaks behind its comma', () => {
  expect(sloganLines('Transforming Spaces, Exceeding Expectations')).toEqual([
    'Transforming Spaces,',
    'Exceeding Expectations',
  ]);
  expect(sloganLines('Good yards')).toEqual(['Good yards']);
});
