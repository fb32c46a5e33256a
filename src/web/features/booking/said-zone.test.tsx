// Whoever books reads in which zone the times are meant: the company's, wherever that is.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { unknownMonth } from './calendar/availability-store.ts';
import { SlotPanel } from './calendar/slot-panel.tsx';
import { englishBookingMessages } from './messages/booking-messages.en.ts';
import { englishPlainBookingMessages } from './messages/plain-booking-messages.en.ts';
import { OpeningsForm } from './plain/openings-form.tsx';

const timeZone = 'America/Denver';
const nothing = () => {};

function expectZone(shown: ReactElement) {
  expect(renderToStaticMarkup(shown)).toContain('Times are Mountain Time.');
}

it('is said beside the calendar', () => {
  const ways = { onChooseTime: nothing, onRetry: nothing };
  const words = englishBookingMessages.calendar;
  expectZone(
    <SlotPanel
      words={words}
      date={null}
      time={null}
      view={unknownMonth}
      {...{ timeZone, ...ways }}
    />,
  );
});

it('is said below the times of the form without a script', () => {
  expectZone(
    <OpeningsForm
      words={englishBookingMessages}
      plain={englishPlainBookingMessages}
      types={[]}
      typeId={1}
      openings={[]}
      requestKey={null}
      timeZone={timeZone}
    />,
  );
});
