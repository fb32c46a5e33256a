// Reads and changes what the owner sets about live chat, among the business settings.
import type { BusinessSettings, OpeningHours } from '#company/facts/settings.ts';
import {
  type DateHours,
  daysOfHours,
  hoursOfDates,
  hoursOfDays,
} from '#company/rules/chat/support-hours.ts';
import { addDays, dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { ChangedChatSettings, ChatSettings } from '#contract/chat/chat-settings.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db } from '#server/platform/database/client.ts';
import { versionOf } from '#server/platform/database/version-of.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { lockSettings, writeSettings } from '#server/platform/settings/write-settings.ts';
import type { ServerContext } from '../context.ts';

/** So far ahead a date may be: what is later is a slip of the hand. */
const DATES_AHEAD_DAYS = 2 * 366;

/** As they are in the database by now, not as this process last read them; dates that are over are left out. */
export async function readChatSettings(db: Db, now: Date): Promise<ChatSettings> {
  return present(await readSettings(db), now);
}

/**
 * Changes them for every instance and every page that shows the hours.
 *
 * @throws RequestProblem 409 with the present ones when they are others than those that were seen, 422 for a date that is over
 *   or too far ahead.
 */
export function changeChatSettings(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  { version, ...wanted }: ChangedChatSettings,
  actorId: string,
): Promise<ChatSettings> {
  return db.transaction(async (tx) => {
    const stored = await lockSettings(tx);
    const now = clock();
    const before = present(stored, now);
    if (before.version !== version) throw changedMeanwhile(before);
    const dates = datesToCome(wanted.dates, stored, now);
    const changed = columnsOf({ ...wanted, dates });
    await writeSettings(tx, changed);
    const after = present({ ...stored, ...changed }, now);
    await audit(tx, {
      actorId,
      action: 'chat-settings-changed',
      subject: { type: 'settings', id: 'chat' },
      details: differences(before, after),
      at: now,
    });
    await announce(tx, 'chat-desk');
    return after;
  });
}

function columnsOf(wanted: Omit<ChangedChatSettings, 'version'>): Partial<BusinessSettings> {
  return {
    supportHours: hoursOfDays(wanted.week),
    supportDates: wanted.dates,
    chatOnCall: wanted.onCall,
    chatAlertAfterMinutes: wanted.alertAfterMinutes,
    chatNextAlertMinutes: wanted.nextAlertMinutes,
    chatQuietMinutes: wanted.quietMinutes,
    chatKeptDays: wanted.keptDays,
    suggestionsAreOn: wanted.suggestionsAreOn,
  };
}

/**
 * Those to come, in their order. One that was over since the form was opened is left out.
 *
 * @throws RequestProblem 422 for one that is new and over, or too far ahead.
 */
function datesToCome(
  dates: readonly DateHours[],
  { timeZone, supportDates }: BusinessSettings,
  now: Date,
): DateHours[] {
  const today = dateInZone(now, timeZone);
  const last = addDays(today, DATES_AHEAD_DAYS);
  const known = new Set(supportDates.map(({ date }) => date));
  const errors = dates.flatMap(({ date }, place) => {
    if (known.has(date) || (today <= date && date <= last)) return [];
    const fault = date < today ? 'is over' : 'is more than two years ahead';
    const detail = `${formatDate(date)} ${fault}. Please enter another date.`;
    return [{ pointer: `/dates/${place}/date`, detail }];
  });
  const [first] = errors;
  if (first) throw new RequestProblem('invalid_input', first.detail, { errors });
  return dates
    .filter(({ date }) => today <= date)
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** The version says what they are: anyone who saw the same ones may change them, whatever else was set meanwhile. */
function present(settings: BusinessSettings, now: Date): ChatSettings {
  const today = dateInZone(now, settings.timeZone);
  const stored = {
    week: daysOfHours(settings.supportHours),
    dates: settings.supportDates,
    onCall: settings.chatOnCall.map(({ name, phone }) => ({ name, phone })),
    alertAfterMinutes: settings.chatAlertAfterMinutes,
    nextAlertMinutes: settings.chatNextAlertMinutes,
    quietMinutes: settings.chatQuietMinutes,
    keptDays: settings.chatKeptDays,
    suggestionsAreOn: settings.suggestionsAreOn,
  };
  const version = versionOf(stored);
  return { version, ...stored, dates: stored.dates.filter(({ date }) => today <= date) };
}

/** What has changed, as it was and as it is; of telephone numbers the last four digits. */
function differences(before: ChatSettings, after: ChatSettings): Record<string, string> {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const changed = Object.entries(is).filter(([name, words]) => was[name] !== words);
  return Object.fromEntries(changed.map(([name, words]) => [name, `${was[name]} → ${words}`]));
}

function wordsOf({
  version: _,
  week,
  dates,
  onCall,
  suggestionsAreOn,
  ...counts
}: ChatSettings): Record<string, string> {
  const inLine = (lines: OpeningHours[]) =>
    lines.map(({ days, hours }) => `${days} ${hours}`).join(', ');
  return {
    hours: inLine(hoursOfDays(week)),
    dates: inLine(hoursOfDates(dates)),
    onCall: onCall.map(({ name, phone }) => `${name} …${phone.slice(-4)}`).join(', '),
    suggestionsAreOn: suggestionsAreOn ? 'on' : 'off',
    ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)])),
  };
}

function changedMeanwhile(present: ChatSettings): RequestProblem {
  return new RequestProblem(
    'changed_meanwhile',
    'Someone else has changed these settings. Below is how they are now; saving again keeps yours.',
    { current: present },
  );
}
