// How long something has waited, in as few words as a glance takes.

const MINUTE = 60_000;

/** "now", "12 min", "3 h 5 min", "2 days"; instants in milliseconds. */
export function agoWords(since: number, now: number): string {
  const minutes = Math.floor((now - since) / MINUTE);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24)
    return minutes % 60 === 0 || hours >= 6 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}
