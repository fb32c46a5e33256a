// Sends what a telephone has kept, one after the other and in order; nothing is forgotten before it was answered
// (docs/product/crew-page.md#without-a-signal).
import type { CrewAnswer, CrewDay, CrewStop } from '#contract/visits/crew-day.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { deviceId, type Kept, keepAnswer, keepDay, knownStops, reportsOf } from './device-store.ts';

/** How the sending stands, for the line at the top. */
export type Sending =
  | { state: 'quiet' }
  | { state: 'sending' }
  | { state: 'no-signal' }
  /** The link takes nothing any more; what waits is kept. */
  | { state: 'refused'; why: 'replaced' | 'closed' };

type SenderOptions = {
  token: string;
  day: string;
  onChange: (sending: Sending) => void;
  /** Something was answered or read anew. */
  onNews: () => void;
};

const LONGEST_WAIT_MS = 30_000;
const ACTION_TIMEOUT_MS = 20_000;
const PHOTO_TIMEOUT_MS = 120_000;
const LOOK_AGAIN_MS = 60_000;

/**
 * A sender of one day. `wake` is called when something was tapped; `stop` when the page goes. Who is woken during a try that then
 * fails tries again at once: the try began before the signal came back.
 */
export function createReportSender({ token, day, onChange, onNews }: SenderOptions) {
  let isStopped = false;
  let isRunning = false;
  let isWanted = false;
  let failures = 0;
  let timer = 0;

  async function run(): Promise<void> {
    isWanted = true;
    if (isRunning || isStopped) return;
    isRunning = true;
    clearTimeout(timer);
    try {
      while (isWanted && !isStopped) {
        isWanted = false;
        await alone(sendAll);
      }
      failures = 0;
      later(LOOK_AGAIN_MS);
    } catch (error) {
      failures += 1;
      onChange(await stateAfter(error, token));
      later(isWanted ? 0 : waitAfter(error, failures));
    } finally {
      isRunning = false;
    }
  }

  async function sendAll(): Promise<void> {
    const device = await deviceId();
    for (let next = await head(); next && !isStopped; next = await head()) {
      onChange({ state: 'sending' });
      await keepWhatCame(next, await sendOne(token, device, next).catch(refusedAlone));
      failures = 0;
      onNews();
    }
    const known = (await knownStops(day)).join(',');
    const read = await api('GET /api/crew-days/{token}', {
      params: { token },
      query: known ? { known } : {},
      signal: AbortSignal.timeout(ACTION_TIMEOUT_MS),
    });
    if (read.state === 'open') await keepDay(byOwnClock(read));
    const isReplaced = read.state === 'replaced';
    onChange(isReplaced ? { state: 'refused', why: 'replaced' } : { state: 'quiet' });
    onNews();
  }

  async function head(): Promise<Kept | undefined> {
    return (await reportsOf(day)).find(({ told }) => !told);
  }

  function later(ms: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = window.setTimeout(() => void run(), ms);
  }

  const wake = () => void run();
  const look = () => document.hidden || wake();
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', look);
  wake();
  return {
    wake,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      removeEventListener('online', wake);
      removeEventListener('pageshow', wake);
      document.removeEventListener('visibilitychange', look);
    },
  };
}

/** One tab of a telephone sends; where the browser has no locks the server still counts each report once. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('crew-sender', work);
  else await work();
}

function sendOne(token: string, device: string, report: Kept): Promise<CrewAnswer> {
  const { id, sequence, takenAt, stop, tapped } = report;
  const sentAt = new Date().toISOString();
  const header = { id, device, sequence, takenAt, sentAt, ...(stop && { stop }) };
  if (tapped.kind !== 'photo') {
    return api('POST /api/crew-days/{token}/actions', {
      params: { token },
      body: { ...header, ...tapped },
      signal: AbortSignal.timeout(ACTION_TIMEOUT_MS),
    });
  }
  return sendPhoto(
    token,
    { ...header, sequence: String(sequence), shows: tapped.shows },
    tapped.blob,
  );
}

async function sendPhoto(
  token: string,
  report: Record<string, string>,
  blob: Blob,
): Promise<CrewAnswer> {
  const form = new FormData();
  form.append('photo', blob, 'photo.jpg');
  const address = `/api/crew-days/${encodeURIComponent(token)}/photos?${new URLSearchParams(report)}`;
  const answer = await fetch(address, {
    method: 'POST',
    body: form,
    signal: AbortSignal.timeout(PHOTO_TIMEOUT_MS),
  });
  const { status, statusText, headers } = answer;
  const text = await answer.text();
  if (status >= 400) {
    throw new ApiError({ status, statusText, text, retryAfter: headers.get('retry-after') });
  }
  return JSON.parse(text);
}

/** What is wrong with one report alone: it is shown, and the next one goes. All other failures stop the row. */
function refusedAlone(error: unknown): { words: string } {
  if (error instanceof ApiError && [400, 413, 415, 422].includes(error.status)) {
    return { words: error.problem?.detail ?? '' };
  }
  throw error;
}

async function keepWhatCame(report: Kept, came: CrewAnswer | { words: string }): Promise<void> {
  if (!('outcome' in came)) {
    const reason = { code: 'unreadable' } as const;
    return keepAnswer(report, { told: { outcome: 'refused', words: came.words, reason } });
  }
  const { outcome, words, reason } = came;
  const stop = came.stop && undoByOwnClock(came.stop, came.answeredAt);
  const isPlain = outcome === 'taken' || outcome === 'known';
  const told = { outcome, words: words ?? '', reason: reason ?? undefined };
  await keepAnswer(report, { stop, ...(!isPlain && { told }) });
}

async function stateAfter(error: unknown, token: string): Promise<Sending> {
  const isFinal = error instanceof ApiError && [403, 404, 409].includes(error.status);
  if (!isFinal) return { state: 'no-signal' };
  const read = await api('GET /api/crew-days/{token}', { params: { token }, query: {} }).catch(
    () => null,
  );
  return { state: 'refused', why: read?.state === 'replaced' ? 'replaced' : 'closed' };
}

function waitAfter(error: unknown, failures: number): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  if (asked) return Math.min(asked * 1000, 5 * 60_000);
  const wait = Math.min(LONGEST_WAIT_MS, 1_000 * 2 ** Math.min(failures - 1, 5));
  return wait * (0.75 + Math.random() / 2);
}

/** A day whose times to undo are told by the phone's clock, which may be wrong by years. */
function byOwnClock(day: CrewDay): CrewDay {
  return { ...day, stops: day.stops.map((stop) => undoByOwnClock(stop, day.readAt)) };
}

function undoByOwnClock(stop: CrewStop, serverNow: string): CrewStop {
  if (stop.undoUntil === null) return stop;
  const left = Date.parse(stop.undoUntil) - Date.parse(serverNow);
  return { ...stop, undoUntil: new Date(Date.now() + left).toISOString() };
}

/** Whether a reading of the server is newer than another one. */
export function isNewer(one: CrewDay, other: CrewDay | undefined): boolean {
  return other === undefined || one.readAt >= other.readAt;
}
