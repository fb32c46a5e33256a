// The one writer of confirmed hours: a row for each person's day, never changed afterwards, with its line in the audit log.
import { timeInZone } from '#company/rules/time/company-time.ts';
import type { Break } from '#company/rules/visits/breaks.ts';
import { type AuditAction, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { crewHours, type StoredBreak } from '#server/platform/database/schema/payroll.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import type { Taps } from './crew-days.ts';

export type NewHours = {
  person: string;
  startsAt: Date | null;
  endsAt: Date | null;
  breaks: readonly Break[];
  taps: Taps;
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
    hours.map(({ taps, breaks, ...row }) => ({
      ...row,
      ...{ breaks: breaks.map(stored), tapsBreaks: taps.breaks.map(stored) },
      ...{ crewId, date, tapsStartAt: taps.from, tapsEndAt: taps.until },
      ...{ confirmedBy: actorId, confirmedAt: at },
    })),
  );
  const time = (one: Date | null) => (one ? timeInZone(one, timeZone) : null);
  for (const { person, startsAt, endsAt, taps, breaks, reason } of hours) {
    const tapped = { tappedFrom: time(taps.from), tappedUntil: time(taps.until) };
    const taken = breaks.map(({ from, until }) => `${time(from)}-${time(until)}`).join(', ');
    const details = {
      ...{ date, person, from: time(startsAt), until: time(endsAt), ...tapped, reason },
      ...(taken && { breaks: taken }),
    };
    await audit(tx, {
      ...{ actorId, action, at, details },
      subject: { type: 'crew', id: String(crewId) },
    });
  }
  await notifyStaff(tx, 'visit');
}

/** Times and pay alone: what was unsure of a tap is no part of what counts. */
function stored({ from, until, isPaid }: Break): StoredBreak {
  return { from: from.toISOString(), until: until?.toISOString() ?? null, isPaid };
}
