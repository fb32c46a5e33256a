// Whether live support answers by the clock at the company, small enough for a page that has not been touched
// (docs/product/welcome-and-contact.md#live-support).

const DAYS = 'SunMonTueWedThuFriSat';

/**
 * Whether an instant lies within the hours of `week`, or on one of the `dates` within theirs (support-hours.ts), as clocks in
 * the time zone show it.
 */
export function isSupportOnline(week: string, timeZone: string, now: Date, dates = ''): boolean {
  const shown = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);
  const [day = '', month, date, year, hour, minute] = shown.split(/\W+/);
  const minutes = Number(hour) * 60 + Number(minute);
  const own = dates.split(',').find((each) => each.startsWith(`${month}/${date}/${year}`));
  const spans = (own?.slice(11) ?? week.split(',')[DAYS.indexOf(day) / 3] ?? '').split(' ');
  return spans.some((span) => {
    const [opens = 0, closes = 0] = span.split('-').map(Number);
    return minutes >= opens && minutes < closes;
  });
}
