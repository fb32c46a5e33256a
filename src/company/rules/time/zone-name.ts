// What people call a time zone.

/** "Central Time" for America/Chicago; the IANA name where there is no such word. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  return parts.formatToParts().find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}
