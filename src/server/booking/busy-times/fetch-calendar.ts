// Fetches a calendar file from the secret address that someone entered.
import { FetchFailure, type Outside, requestOutside, textOf } from './outside/request-outside.ts';

/** What an address gave; `null` when it has not changed since the tag. */
export type Fetched = { text: string; etag: string | null } | null;

type Options = { etag: string | null; outside: Outside | 'near too'; withinMs: number };

/**
 * Gives the text behind an address. `near too` is for trying it out on one's own machine.
 *
 * @throws FetchFailure
 */
export async function fetchCalendar(
  address: string,
  { etag, outside, withinMs }: Options,
): Promise<Fetched> {
  const { answer } = await requestOutside(
    address,
    {
      method: 'GET',
      headers: { accept: 'text/calendar', ...(etag && { 'if-none-match': etag }) },
    },
    { outside, signal: AbortSignal.timeout(withinMs) },
  );
  const status = answer.statusCode ?? 0;
  if (status === 200) {
    return { text: await textOf(answer), etag: answer.headers.etag?.slice(0, 200) ?? null };
  }
  answer.destroy();
  if (status === 304 && etag) return null;
  throw new FetchFailure(`it answered ${status}`);
}
