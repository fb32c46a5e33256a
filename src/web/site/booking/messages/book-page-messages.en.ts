// The words around the booking calendar on a page of its own, in English; those of the calendar are in features/booking/messages.
export const englishBookPageMessages = {
  heading: 'Schedule Your Consultation',
  // Above the calendar, for who hears the page.
  calendar: 'Consultation calendar',
  // Before the title of a page that shows what is wrong.
  error: 'Error: ',

  // Below the calendar, or below the form without a script.
  laterDays: 'Show later days',
  orCall: 'Or call us at {phone} and we will find a time together.',

  // After a booking without a script. `when`: "Tuesday, November 24, 2026 at 9:00 AM, Central Time."
  bookedHeading: 'Consultation Booked!',
  canceledHeading: 'Your consultation was canceled',
  when: '{date} at {time}, {zone}.',
  booked:
    "Your consultation has been scheduled successfully. You'll receive a confirmation email shortly. It has a calendar file and a link to reschedule or cancel. If it does not arrive, call us at {phone}.",
  goHome: 'Go to the home page',
};

export type BookPageMessages = typeof englishBookPageMessages;
