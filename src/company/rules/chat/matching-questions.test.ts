// Which answers are offered to what people type.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchingQuestions } from './matching-questions.ts';

const questions = JSON.parse(
  readFileSync(new URL('../../../../content/questions.json', import.meta.url), 'utf8'),
) as { slug: string; question: string; answer: string }[];
const slugs = (typed: string) => matchingQuestions(typed, questions).map(({ slug }) => slug);

describe('someone who types', () => {
  it.each([
    ['Do you serve Katy?', 'areas'],
    ['which area do you serve', 'areas'],
    ['is the estimate free or does a consultation cost money', 'estimates'],
    ['Are you licensed?', 'licenses'],
    ['what warranty is on plants', 'warranties'],
    ['my HOA wants a drawing before digging', 'hoa-digging'],
    ['do you call 811', 'hoa-digging'],
    ['how long does a project take', 'duration'],
    ['WHAT IS THE PRICE OF LAWN CARE PER VISIT', 'lawn-cost'],
  ])('%s', (typed, slug) => {
    expect(slugs(typed)[0]).toBe(slug);
  });

  it.each([
    '',
    'hi',
    'Hello, can you help me please?',
    'My gate code is 4471 and the dog is Rex',
    'Where is Jose today?',
    'asdf qwer',
  ])('is offered nothing for "%s"', (typed) => {
    expect(slugs(typed)).toEqual([]);
  });

  it('is offered two at most, also after a whole page, and none while there are none', () => {
    expect(slugs(questions.map(({ question }) => question).join(' ')).length).toBeLessThanOrEqual(
      2,
    );
    expect(matchingQuestions('which areas do you serve', [])).toEqual([]);
    expect(matchingQuestions('x'.repeat(4000), questions)).toEqual([]);
  });
});

describe('someone who types Spanish', () => {
  const spanish = Object.entries(
    JSON.parse(
      readFileSync(new URL('../../../../content/es/questions.json', import.meta.url), 'utf8'),
    ) as Record<string, { question: string; answer: string }>,
  ).map(([slug, texts]) => ({ slug, ...texts }));
  const found = (typed: string) => matchingQuestions(typed, spanish, 'es').map(({ slug }) => slug);

  it.each([
    ['¿Dan servicio en Katy?', 'areas'],
    ['que zonas atienden', 'areas'],
    ['¿la consulta es gratis o el presupuesto se cobra?', 'estimates'],
    ['Tienen licencia?', 'licenses'],
    ['qué garantia tienen las plantas', 'warranties'],
    ['mi HOA pide permiso antes de excavar', 'hoa-digging'],
    ['cuanto tardan en el proyecto', 'duration'],
    ['SE PUEDE PAGAR CON TARJETA', 'payment'],
  ])('%s', (typed, slug) => {
    expect(found(typed)[0]).toBe(slug);
  });

  it.each(['', 'hola', 'Buenas, ¿me pueden ayudar por favor?', 'El perro se llama Rex'])(
    'is offered nothing for "%s"',
    (typed) => {
      expect(found(typed)).toEqual([]);
    },
  );
});
