// Someone of the office finds a customer by the end of a number, writes something down, takes it back, merges and brings a file.
import { expect, expectAccessibleInBothLooks, test, untilSettled } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/sign-in?returnTo=/console/customers');
  await page.getByRole('button', { name: /owner/ }).click();
  await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
});

test('finds a customer while typing, and undoes what slipped', async ({ page }) => {
  await page.getByRole('searchbox', { name: 'Search' }).fill('0112');
  await expect(page.getByRole('link', { name: 'Basil Thornfield' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Juniper Meadows' })).toHaveCount(0);
  await expectAccessibleInBothLooks(page);
  await page.getByRole('link', { name: 'Basil Thornfield' }).click();

  await page.getByLabel('New note').fill('The key lies with the neighbor.');
  await page.getByRole('button', { name: 'Save note' }).click();
  const note = page.getByRole('listitem').filter({ hasText: 'The key lies with the neighbor.' });
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: /Remove the note/ }).click();
  await expect(note).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(note).toBeVisible();

  await page.getByRole('link', { name: 'Changes' }).click();
  await expect(page.getByText('Note brought back').first()).toBeVisible();
  await expectAccessibleInBothLooks(page);
});

test('goes to the customer that was pressed before the search was sent', async ({ page }) => {
  await untilSettled(page);
  let answer = () => {};
  const isOver = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/console\/customers\/[^/]+\.data/, async (route) => {
    await isOver;
    await route.continue();
  });
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('q=juniper')) searches.push(request.url());
  });
  const search = page.getByRole('searchbox', { name: 'Search' });
  const link = page.getByRole('link', { name: 'Basil Thornfield' });
  // In one task of the page, so that no pause comes between; then the pause after which a search is sent goes by.
  await page.clock.install();
  await search.evaluate(
    (input: HTMLInputElement, result) => {
      input.value = 'juniper';
      input.dispatchEvent(new Event('input', { bubbles: true }));
      if (result instanceof HTMLElement) result.click();
    },
    await link.elementHandle(),
  );
  await page.clock.runFor(1_000);
  await page.clock.resume();
  answer();
  await expect(page.getByRole('heading', { name: 'Basil Thornfield', level: 1 })).toBeVisible();
  expect(searches).toEqual([]);
});

test('merges two accounts of one person, and takes them apart again', async ({ page }) => {
  await page.getByRole('searchbox', { name: 'Search' }).fill('juniper.meadows@');
  await expect(page.getByRole('link', { name: 'Juniper Meadows' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Juniper Meadows' }).click();
  await page.getByRole('link', { name: 'Merge' }).click();
  await page.getByRole('searchbox').fill('juniper@work');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Look at it' }).click();
  await expectAccessibleInBothLooks(page);
  await page.getByRole('button', { name: 'Merge Accounts' }).click();
  await expect(page.getByText('The two accounts are merged.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The merge is undone.')).toBeVisible();
});

test('brings a company along from pasted rows, sees what is wrong before, and undoes it', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByLabel('Or paste the rows')).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await page
    .getByLabel('Or paste the rows')
    .fill(
      [
        'Name\tEmail\tPhone\tAddress\tFrequency\tPrice per visit\tNext visit',
        'Sorrel Field\t\t(281) 555-0191\t7 Sample Lane, Cypress, TX 77429\tEvery 2 weeks\t$45\t3/2/2027',
        'Nobody\tnowhere\t\t\t\t\t',
      ].join('\n'),
    );
  await page.getByRole('button', { name: 'Review File' }).click();
  await expect(page.getByText('Row 3')).toBeVisible();
  await expect(page.getByText('“nowhere”')).toBeVisible();
  await expect(page.getByText('$97.50 a month')).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await page.getByLabel('Leave out 1 row with problems').check();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await page.getByRole('link', { name: 'View customers' }).click();
  await page.getByRole('link', { name: 'Sorrel Field' }).click();
  await expect(page.getByText('No email on file')).toBeVisible();
  await expect(page.getByText('Brought along from the system before')).toBeVisible();
  await page.goto('/console/customers/import');
  await page
    .getByRole('link', { name: /1 row|2 rows/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByRole('heading', { name: 'Import undone' })).toBeVisible();
});
