// A moment as the screens of content say it.

/** "Wed, Nov 25, 9:00 AM" at the company; with its year where that is another one than now. */
export function momentLabel(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(at));
}
