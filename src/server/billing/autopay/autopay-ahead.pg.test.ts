// The page of the next seven days foresees the announcements of autopay: to whom, when, and word for word what then leaves.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Invoice } from '#contract/billing/invoice.ts';
import type { AheadMessage, MessagesAhead } from '#contract/overviews/ahead.ts';
import type { MessageText } from '#contract/platform/sent-messages.ts';
import { readableCopy } from '#server/platform/sent-messages/message-text.ts';
import { type AutopayOffice, openAutopayOffice } from '../../../../test/autopay-office.ts';

let desk: AutopayOffice;
beforeAll(async () => {
  desk = await openAutopayOffice();
});
afterAll(() => desk.close());
beforeEach(() => desk.begin());

/** What the office reads of this customer's announcements. */
async function foreseen() {
  const { owner } = desk.office;
  const { items } = await desk.office.must<MessagesAhead>(owner, 'GET /api/console/ahead');
  const own = items.filter(
    ({ address, key }) => address === desk.address && key.startsWith('autopay-'),
  );
  return Promise.all(
    own.map(({ key }) =>
      desk.office.must<AheadMessage & { text: MessageText | null }>(
        owner,
        `GET /api/console/ahead/${key}`,
      ),
    ),
  );
}

it('an announcement is there as it will read, and leaves at its hour', async () => {
  const invoice = await desk.billed();
  await desk.turnOn();
  // Seven days reach no further than the 16th.
  expect(await foreseen()).toEqual([]);
  await desk.at('2026-11-14');
  const [said, ...more] = await foreseen();
  expect(more).toEqual([]);
  expect(said).toMatchObject({
    at: '2026-11-20T15:40:00.000Z',
    kind: 'Autopay charge ahead',
    path: `/console/billing/invoices/${invoice.id}`,
    reason: `Autopay will charge $59.95 for invoice ${invoice.number} on Monday, November 23, 2026.`,
    consent: 'They turned autopay on, which asks us to say so.',
  });
  desk.worker.sent.length = 0;
  await desk.at('2026-11-20', '14:40');
  expect(desk.worker.sent).toEqual([]);
  await desk.at('2026-11-20', '15:40');
  const left = desk.worker.sent.filter(({ to }) => to === desk.address);
  expect(left.map((mail) => readableCopy({ ...mail, hadFile: false }))).toMatchObject([
    { subject: said?.text?.subject, text: said?.text?.text },
  ]);
  expect(await foreseen()).toEqual([]);
});

it.each([
  ['has paid', (invoice: Invoice) => desk.office.pay(desk.fern, invoice.total)],
  ['has turned it off', () => desk.turnOff()],
])('none is foreseen for who %s', async (_, act) => {
  const invoice = await desk.billed();
  await desk.turnOn();
  await desk.at('2026-11-15');
  expect(await foreseen()).toHaveLength(1);
  await act(invoice);
  expect(await foreseen()).toEqual([]);
});

it('nobody is told or charged at night', async () => {
  const invoice = await desk.billed();
  await desk.turnOn();
  await desk.at('2026-11-21', '03:40');
  expect(await desk.notices(invoice)).toEqual([]);
  await desk.at('2026-11-21', '15:40');
  expect(await desk.notices(invoice)).toHaveLength(1);
});
