// How far a crew's day is, for the office and for the crew alike.

/** "2 of 4 done", with those that were not made beside it: "2 of 4 done, 1 not done". */
export function describeProgress(visits: readonly { state: string }[]): string {
  const count = (wanted: string) => visits.filter(({ state }) => state === wanted).length;
  const skipped = count('skipped');
  const done = `${count('done')} of ${visits.length} done`;
  return skipped === 0 ? done : `${done}, ${skipped} not done`;
}
