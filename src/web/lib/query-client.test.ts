import { describe, expect, it } from 'vitest';
import { ApiError } from './api-client.ts';
import { createQueryClient } from './query-client.ts';

const refusedWith = (status: number) => new ApiError({ status, statusText: '', text: '' });

/** How often a query is tried that always fails the same way; without the wait in between. */
async function triesOf(failure: unknown): Promise<number> {
  const client = createQueryClient();
  let tries = 0;
  const query = {
    queryKey: ['failing'],
    retryDelay: 0,
    queryFn: () => {
      tries += 1;
      throw failure;
    },
  };
  const { retry } = client.getDefaultOptions().queries ?? {};
  await expect(client.fetchQuery({ ...query, retry: retry ?? false })).rejects.toBe(failure);
  return tries;
}

describe('what a person watches', () => {
  it.each([400, 401, 403, 404, 409, 422, 429, 500])(
    'is not asked again after %i',
    async (status) => {
      expect(await triesOf(refusedWith(status))).toBe(1);
    },
  );

  it('is asked twice more when the API says to come again, or when no answer came', async () => {
    expect(await triesOf(refusedWith(503))).toBe(3);
    expect(await triesOf(new TypeError('Failed to fetch'))).toBe(3);
  });
});
