// Figures of kept promises: from thirty cases on, rounded against us, and never without how many they are of.
import { describe, expect, it } from 'vitest';
import { promiseDays, shownPromises } from './shown-promises.ts';

const none = {
  ...{ answers: 0, medianMinutes: null, unanswered: 0, arrivals: 0, arrivalsKept: 0 },
  ...{ replies: 0, repliesKept: 0, closings: 0, closingsKept: 0 },
};

describe('a figure', () => {
  it.each([
    ['answers', { answers: 29, medianMinutes: 12 }],
    ['arrivals', { arrivals: 29, arrivalsKept: 29 }],
    ['replies', { replies: 29, repliesKept: 29 }],
    ['closings', { closings: 29, closingsKept: 29 }],
  ])('of 29 %s is not shown', (_, figures) => {
    expect(shownPromises({ ...none, ...figures })).toEqual([]);
  });

  it('of 30 is, with how many it is of', () => {
    const figures = {
      ...{ answers: 30, medianMinutes: 84.5, unanswered: 4, closings: 40, closingsKept: 39 },
      ...{ arrivals: 1_204, arrivalsKept: 1_199, replies: 30, repliesKept: 30 },
    };
    expect(shownPromises(figures)).toEqual([
      {
        figure: '1 h 24 min',
        label: 'Median first answer',
        detail: 'in office hours, 30 requests; 4 not answered yet',
      },
      {
        figure: '99%',
        label: 'Crews arrived within the promised window',
        detail: '1,204 visits',
      },
      { figure: '100%', label: 'Reported problems answered in time', detail: '30 problems' },
      { figure: '97%', label: 'Reported problems closed in time', detail: '40 problems' },
    ]);
  });

  it.each([
    [0, 'Under 1 min'],
    [1, '1 min'],
    [59.9, '59 min'],
    [60, '1 h'],
    [125, '2 h 5 min'],
  ])('of %d minutes reads "%s"', (medianMinutes, figure) => {
    expect(shownPromises({ ...none, answers: 30, medianMinutes })).toMatchObject([{ figure }]);
  });
});

it('are said in Spanish, too', () => {
  const figures = { ...none, answers: 1_204, medianMinutes: 0.5, unanswered: 4, arrivals: 30 };
  expect(shownPromises(figures, 'es')).toEqual([
    {
      figure: 'Menos de 1 min',
      label: 'Tiempo mediano hasta la primera respuesta',
      detail: 'en horario de oficina, 1,204 solicitudes; 4 aún sin respuesta',
    },
    {
      figure: '0%',
      label: 'Cuadrillas que llegaron dentro del horario prometido',
      detail: '30 visitas',
    },
  ]);
});

it('is of the last ninety days that are over', () => {
  expect(promiseDays('2026-11-27')).toEqual({ from: '2026-08-29', to: '2026-11-26' });
});
