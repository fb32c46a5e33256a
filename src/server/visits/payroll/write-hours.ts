// The one writer of confirmed hours: a row for each person's day, never changed afterwards, with its line in the audit log.
import { timeInZone } from '#company/rules/time/company-time.ts';
import { type AuditAction, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { crewHours } from '#server/platform/database/schema/payroll.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';

export type NewHours = {
  person: string;
  startsAt: Date | null;
  endsAt: Date | null;
  taps: { from: Date | null; until: Date | null };
  reason: string | null;
};

/** Writes what was confirmed of a crew's day that the transaction holds (`holdHours`). */
export async function writeHours(
  { clock, settings }: ServerContext,
  tx: Tx,
  { crewId, date }: { crewId: number; date: string },
  hours: readonly NewHours[],
  { actorId, action }: { actorId: string; action: AuditAction },
): Promise<void> {
  const at = clock();
  const { timeZone } = settings();
  await tx.insert(crewHours).values(
    hours.map(({ taps, ...row }) => ({
      ...row,
      ...{ crewId, date, tapsStartAt: taps.from, tapsEndAt: taps.until },
      ...{ confirmedBy: actorId, confirmedAt: at },
    })),
  );
  const time = (one: Date | null) => (one ? timeInZone(one, timeZone) : null);
  for (const { person, startsAt, endsAt, taps, reason } of hours) {
    const tapped = { tappedFrom: time(taps.from), tappedUntil: time(taps.until) };
    const details = { date, person, from: time(startsAt), until: time(endsAt), ...tapped, reason };
    await audit(tx, {
      ...{ actorId, action, at, details },
      subject: { type: 'crew', id: String(crewId) },
    });
  }
  await notifyStaff(tx, 'visit');
}
