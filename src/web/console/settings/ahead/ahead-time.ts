// When a message leaves, on its day at the company.

/** "9:30 AM" */
export function aheadTime(at: string, timeZone: string): string {
  return new Date(at).toLocaleTimeString('en-US', { timeStyle: 'short', timeZone });
}
