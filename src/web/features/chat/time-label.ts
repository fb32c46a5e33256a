// When something was said, in words and by the reader's clock.

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** Such as "10:42 AM". */
export function timeOfDay(at: string): string {
  return time.format(new Date(at));
}

/** Such as "Today", "Yesterday" or "Monday, November 23". */
export function dayOf(at: string, now: Date): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const day = new Date(at).toDateString();
  if (day === now.toDateString()) return 'Today';
  return day === yesterday.toDateString() ? 'Yesterday' : weekday.format(new Date(at));
}
