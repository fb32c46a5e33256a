// When a message was tried or taken, at the company.

/** "Nov 23, 2026, 9:12 AM" */
export function messageTime(at: string, timeZone: string): string {
  return new Date(at).toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
}
