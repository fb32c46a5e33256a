// The next opening in words, on both sides of a week.
import { expect, it } from 'vitest';
import { openingWords } from './opening-label.ts';

it.each([
  ['2026-11-09', '14:00', 'today 2 PM', 'hoy 2 p.m.'],
  ['2026-11-10', '08:00', 'Tue 8 AM', 'mar 8 a.m.'],
  ['2026-11-13', '08:30', 'Fri 8:30 AM', 'vie 8:30 a.m.'],
  ['2026-11-15', '08:00', 'Sun 8 AM', 'dom 8 a.m.'],
  ['2026-11-16', '08:00', 'Mon, Nov 16, 8 AM', 'lun, 16 de nov, 8 a.m.'],
  ['2027-01-04', '10:00', 'Mon, Jan 4, 10 AM', 'lun, 4 de ene, 10 a.m.'],
])(
  'on a Monday, %s at %s is "%s", in Spanish "%s"',
  (appointmentDate, appointmentTime, english, spanish) => {
    const opening = { appointmentDate, appointmentTime };
    expect(openingWords(opening, '2026-11-09', 'en')).toBe(english);
    expect(openingWords(opening, '2026-11-09', 'es')).toBe(spanish);
  },
);
