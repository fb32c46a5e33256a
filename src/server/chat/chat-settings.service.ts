// Reads and changes what the owner sets about live chat, among the business settings.
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { daysOfHours, hoursOfDays } from '#company/rules/support-hours.ts';
import type { ChangedChatSettings, ChatSettings } from '#contract/chat-settings.ts';
import { audit } from '../audit/audit.ts';
import type { ServerContext } from '../context.ts';
import type { Db } from '../database/client.ts';
import { businessSettings } from '../database/schema/operations.ts';
import { RequestProblem } from '../http/problem.ts';
import { announce } from '../realtime/doorbell.ts';
import { readSettings } from '../settings/settings.ts';

/** As they are in the database by now, not as this process last read them. */
export async function readChatSettings(db: Db): Promise<ChatSettings> {
  return present(await readSettings(db));
}

/**
 * Changes them for every instance and every page that shows the hours: the table raises the version of the content itself.
 *
 * @throws RequestProblem 409 with the present ones when they are others than those that were seen.
 */
export function changeChatSettings(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  { version, ...wanted }: ChangedChatSettings,
  actorId: string,
): Promise<ChatSettings> {
  return db.transaction(async (tx) => {
    await tx.insert(businessSettings).values({}).onConflictDoNothing();
    const [row] = await tx
      .select()
      .from(businessSettings)
      .where(eq(businessSettings.id, 1))
      .for('update');
    const before = await readChatSettings(tx);
    if (before.version !== version) throw changedMeanwhile(before);
    const values = { ...row?.values, ...columnsOf(wanted) };
    await tx.update(businessSettings).set({ values }).where(eq(businessSettings.id, 1));
    const after = await readChatSettings(tx);
    await audit(tx, {
      actorId,
      action: 'chat-settings-changed',
      subject: { type: 'settings', id: 'chat' },
      details: differences(before, after),
      at: clock(),
    });
    await announce(tx, 'chat-desk');
    return after;
  });
}

function columnsOf(wanted: Omit<ChangedChatSettings, 'version'>): Partial<BusinessSettings> {
  return {
    supportHours: hoursOfDays(wanted.week),
    chatOnCall: wanted.onCall,
    chatAlertAfterMinutes: wanted.alertAfterMinutes,
    chatNextAlertMinutes: wanted.nextAlertMinutes,
    chatQuietMinutes: wanted.quietMinutes,
    chatKeptDays: wanted.keptDays,
  };
}

/** The version says what they are: whoever saw the same ones may change them, whatever else was set meanwhile. */
function present(settings: BusinessSettings): ChatSettings {
  const shown = {
    week: daysOfHours(settings.supportHours),
    onCall: settings.chatOnCall.map(({ name, phone }) => ({ name, phone })),
    alertAfterMinutes: settings.chatAlertAfterMinutes,
    nextAlertMinutes: settings.chatNextAlertMinutes,
    quietMinutes: settings.chatQuietMinutes,
    keptDays: settings.chatKeptDays,
  };
  const version = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16);
  return { version, ...shown };
}

/** What has changed, as it was and as it is; of telephone numbers the last four digits. */
function differences(before: ChatSettings, after: ChatSettings): Record<string, string> {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const changed = Object.entries(is).filter(([name, words]) => was[name] !== words);
  return Object.fromEntries(changed.map(([name, words]) => [name, `${was[name]} → ${words}`]));
}

function wordsOf({ version: _, week, onCall, ...counts }: ChatSettings): Record<string, string> {
  return {
    hours: hoursOfDays(week)
      .map(({ days, hours }) => `${days} ${hours}`)
      .join(', '),
    onCall: onCall.map(({ name, phone }) => `${name} …${phone.slice(-4)}`).join(', '),
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
