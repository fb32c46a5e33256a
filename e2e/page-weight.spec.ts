// The home page stays within its budgets of bytes, requests and scripts, on a phone and on a desktop, before a touch and after
// everything was used. The same measurement as in the bench (docs/product/pages-and-speed.md#budgets).
import { expect, test } from '@playwright/test';
import { openLab } from '../bench/lab.ts';
import { pageWeight } from '../bench/page-weight.ts';

test('the home page weighs no more than it may', async () => {
  test.setTimeout(180_000);
  const lab = openLab();
  try {
    const results = await pageWeight(lab);
    const hard = results.filter(({ isHard }) => isHard);
    expect(hard.length).toBeGreaterThan(10);
    const over = hard.filter(({ isWithin }) => !isWithin);
    expect(over.map(({ what, figure, budget }) => `${what}: ${figure}, ${budget}`)).toEqual([]);
  } finally {
    await lab.close();
  }
});
