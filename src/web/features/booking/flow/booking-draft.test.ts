// Proves that a draft survives a reload and that a stale or foreign one does no harm.
import { describe, expect, it } from 'vitest';
import { noCustomer } from '#web/features/booking/customer-rules.ts';
import { draftOf, draftText } from './booking-draft.ts';
import { bookingReducer, initialBooking } from './booking-state.ts';

const context = { today: '2026-11-18', typeIds: [1, 3] };
const draft = {
  step: 'details' as const,
  typeId: 3,
  date: '2026-11-24',
  time: '09:00',
  customer: { ...noCustomer, name: 'Robin' },
};

describe('draft', () => {
  it('comes back as it was stored', () => {
    const state = bookingReducer(initialBooking('2026-11-18'), { type: 'restored', draft });
    expect(draftOf(draftText(state), context)).toEqual(draft);
  });

  it('is nothing when nothing was chosen or typed', () => {
    expect(draftText(initialBooking('2026-11-18'))).toBeNull();
  });

  it('forgets a day that has passed but keeps what was typed', () => {
    expect(draftOf(JSON.stringify({ ...draft, date: '2026-11-17' }), context)).toEqual({
      ...draft,
      step: 'choosing',
      date: null,
      time: null,
    });
  });

  it('forgets a type that is not offered any more', () => {
    const stored = JSON.stringify({ ...draft, typeId: 9 });
    expect(draftOf(stored, context)).toMatchObject({ step: 'choosing', typeId: null });
  });

  it.each([null, '', 'nonsense', '"text"', '[1]', '{"customer":{"name":7},"date":"2026-02-30"}'])(
    'survives the text %s',
    (text) => {
      const found = draftOf(text, context);
      if (found)
        expect(found).toMatchObject({ step: 'choosing', date: null, customer: noCustomer });
    },
  );
});
