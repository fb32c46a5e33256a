// An office with texts whose telephones are called by way of the stand-in for Twilio: how a call ends, and what the desk and the caller see of it.
import { isNotNull } from 'drizzle-orm';
import { expect } from 'vitest';
import type { SettingsParts } from '#contract/platform/business-settings.ts';
import { sendCallTexts } from '#server/chat/calls/send-call-texts.ts';
import { enqueueDueTexts } from '#server/chat/texts/send-text.service.ts';
import { incomingCalls } from '#server/platform/database/schema/calls.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { phoneCalls } from '#server/platform/database/schema/lead.ts';
import { textStops } from '#server/platform/database/schema/texts.ts';
import { openTextOffice } from './text-office.ts';
import { TWILIO, twilioCalls } from './twilio-stand-in.ts';
import { manualWorker } from './work-off.ts';

/** The caller's telephone, as Twilio names it. */
const CALLER = '+12815550171';

export type CallOffice = Awaited<ReturnType<typeof openCallOffice>>;

/** Opens it; what is to leave does so when the clock is told to come (`clockAt`). */
export async function openCallOffice(settings: Record<string, string> = {}) {
  const office = await openTextOffice({ phone: CALLER, settings });
  const { test, desk } = office;
  const worker = manualWorker(test);
  const call = () => ({
    ...{ CallSid: office.newSid('CA'), Direction: 'inbound' },
    ...{ From: CALLER, To: TWILIO.TWILIO_FROM },
  });
  return {
    ...{ ...office, worker },
    /** Turns the text after a missed call on or off. */
    async turn(missedCallTextsAreOn: boolean) {
      const { body } = await desk.send('GET', '/api/console/settings');
      const { calls } = body as unknown as SettingsParts;
      const changed = { ...calls, missedCallTextsAreOn };
      expect((await desk.send('PATCH', '/api/console/settings/calls', changed)).status).toBe(200);
      const isOn = () => test.context.settings().missedCallTextsAreOn;
      await expect.poll(isOn, { timeout: 5_000 }).toBe(missedCallTextsAreOn);
    },
    /** How the dialing of our telephones ended, as the action of <Dial> tells it. */
    dialed: (DialCallStatus: string, more: Record<string, string> = {}, headers = {}) =>
      twilioCalls(
        test,
        '/api/calls/twilio',
        { ...call(), CallStatus: 'in-progress', DialCallStatus, ...more },
        headers,
      ),
    /** How a call ended that was not dialed on. */
    ended: (CallStatus: string, more: Record<string, string> = {}) =>
      twilioCalls(test, '/api/calls/twilio', { ...call(), CallStatus, ...more }),
    /** The clock comes at an instant, and what it has enqueued leaves. */
    async clockAt(at: Date) {
      test.setNow(at);
      await sendCallTexts(test.context);
      await enqueueDueTexts(test.context);
      await worker.workOff();
    },
    /** Forgets every call and every conversation by text. */
    async forget() {
      const { db } = test.open;
      await db.delete(chatSessions).where(isNotNull(chatSessions.textNumber));
      for (const table of [incomingCalls, textStops, phoneCalls]) await db.delete(table);
      office.twilio.sent.length = 0;
    },
    /** What the conversation says, its notes marked. */
    said: async () =>
      (await office.log()).flatMap((entry) =>
        entry.kind === 'message'
          ? [entry.message.text]
          : entry.kind === 'note'
            ? [`Note: ${entry.text}`]
            : [],
      ),
  };
}
