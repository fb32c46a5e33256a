// Finds the variable that was meant to be a setting of ours but is misspelled. A false alarm would keep a program from
// starting for no reason, so only what differs by one slip counts.

/** Shorter names (PORT, HOST, SEED) are too close to everyone else's. */
const LEAST_LENGTH = 8;

/**
 * A sentence about a variable whose name is one slip away from a setting's: a letter wrong, missing or too many, or two
 * that changed places. Undefined when there is none. A setting that is there, even empty, was not misspelled, so that
 * another program's variable can stay beside it.
 */
export function misspelledSetting(
  environment: Record<string, string | undefined>,
  settings: readonly string[],
): string | undefined {
  for (const name of Object.keys(environment)) {
    const meant = settings.find(
      (setting) =>
        environment[setting] === undefined &&
        !settings.includes(name) &&
        setting.length >= LEAST_LENGTH &&
        isOneSlipAway(name, setting) &&
        !isOtherHabit(name, setting),
    );
    if (meant) {
      return `${name} is not a setting. Did you mean ${meant}? Rename it. If another program needs ${name}, set ${meant} as well; it may be empty.`;
    }
  }
  return undefined;
}

/** Names without underscores are in use elsewhere: DATADIR by MySQL, MAILFROM by cron, LOGLEVEL by many. */
function isOtherHabit(name: string, setting: string): boolean {
  return name.replaceAll('_', '') === setting.replaceAll('_', '');
}

/** Whether one insertion, deletion, replacement or exchange of neighbors makes one text the other. */
function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  const rest = Math.min(one.length, other.length) - start;
  while (end < rest && one.at(-1 - end) === other.at(-1 - end)) end++;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  const isExchange = left.length === 2 && left === `${right[1]}${right[0]}`;
  return isExchange || (left.length <= 1 && right.length <= 1);
}
