// What mail servers report: who failed for good, and what is no failure.
import { expect, it } from 'vitest';
import { deliveryFailure } from './delivery-report.ts';

const report = (...fields: string[]) =>
  `Reporting-MTA: dns; mx.example.com\r\nArrival-Date: Mon, 9 Nov 2026 09:00:00 -0600\r\n\r\n${fields.join('\r\n')}\r\n`;

it('gives code and words of a mail that was given up', () => {
  const text = report(
    'Final-Recipient: rfc822; reed@example.com',
    'Action: failed',
    'Status: 5.1.1 (bad mailbox)',
    'Diagnostic-Code: smtp; 550 5.1.1 <reed@example.com>:',
    '  Recipient address rejected',
  );
  const words = '550 5.1.1 <reed@example.com>: Recipient address rejected';
  expect(deliveryFailure(text)).toEqual({ status: '5.1.1', words });
  expect(deliveryFailure(text.replaceAll('\r\n', '\n'))).toEqual({ status: '5.1.1', words });
});

it('finds the one that failed among several recipients', () => {
  const delivered = ['Action: delivered', 'Status: 2.0.0', ''];
  expect(deliveryFailure(report(...delivered, 'ACTION: Failed', 'STATUS: 4.4.7'))).toEqual({
    status: '4.4.7',
    words: '',
  });
});

it.each([
  ['a delay', report('Action: delayed', 'Status: 4.4.1')],
  ['a delivery', report('Action: delivered', 'Status: 2.0.0')],
  ['a failure without a code', report('Action: failed', 'Status: none')],
  ['a code that is none', report('Action: failed', 'Status: 5.1.1.1')],
  ['fields of the report alone', 'Action: failed\nStatus: 5.1.1'],
  ['nothing', ''],
  ['a letter', 'Dear all,\n\nAction is needed.\n\nStatus: we failed.'],
  ['a million blank lines', '\n'.repeat(1_000_000)],
  ['a million blanks', `Action: failed\n\n${' '.repeat(1_000_000)}`],
])('%s is no failure', (_, text) => {
  const begun = performance.now();
  expect(deliveryFailure(text)).toBeNull();
  expect(performance.now() - begun).toBeLessThan(1_000);
});
