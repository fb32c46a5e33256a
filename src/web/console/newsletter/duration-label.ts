// How long sending takes, in words.

/** Such as "about 28 minutes" or "about 3 hours". */
export function durationLabel(minutes: number): string {
  if (minutes <= 1) return 'about a minute';
  if (minutes < 90) return `about ${Math.ceil(minutes)} minutes`;
  return `about ${Math.ceil(minutes / 60)} hours`;
}
