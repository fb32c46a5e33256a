// Has busy times read from a CalDAV account: it is tried while its person waits, so that a wrong password is said beside its field.
import type { BusyCalendar, BusyCalendarAccount } from '#contract/booking/busy-calendar.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { busyCalendarOf, saveBusyCalendar } from './busy-calendar.service.ts';
import { sealAccount } from './caldav/account.ts';
import { LoginRefused } from './caldav/ask-dav.ts';
import { type FoundCalendar, findCalendars } from './caldav/find-calendars.ts';
import { FetchFailure, isCalendarAddress, type Outside } from './outside/request-outside.ts';

const FOUND_WITHIN_MS = 10_000;

/**
 * Finds the calendars of an account and has its only one read; of several its person chooses.
 *
 * @throws RequestProblem 422 when the address is not https out on the Internet, or does not open to the login, or has no calendar.
 */
export async function connectBusyCalendar(
  context: ServerContext,
  outside: Outside | 'near too',
  userId: string,
  { address: typed, username, appPassword }: BusyCalendarAccount,
): Promise<BusyCalendar> {
  // Providers write their servers without https.
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!isCalendarAddress(address, outside)) {
    throw refused('address', 'Please enter an address that begins with https://.');
  }
  const login = { username, password: appPassword };
  const calendars = await calendarsFor(address, login, outside);
  const [first, ...others] = calendars;
  if (!first) throw refused('address', 'There is no calendar in that account.');
  const key = context.secrets.busyCalendar;
  await saveBusyCalendar(context, userId, {
    address: others.length === 0 ? first.address : address,
    account: sealAccount(key, { ...login, calendars }),
    isReady: others.length === 0,
  });
  return busyCalendarOf(context, userId);
}

async function calendarsFor(
  address: string,
  login: { username: string; password: string },
  outside: Outside | 'near too',
): Promise<FoundCalendar[]> {
  const signal = AbortSignal.timeout(FOUND_WITHIN_MS);
  try {
    return await findCalendars(address, { login, outside, signal });
  } catch (error) {
    if (error instanceof LoginRefused) {
      throw refused(
        'appPassword',
        'The server refused the user name or app password. The password you sign in with often doesn’t work here; create an app password.',
      );
    }
    if (!(error instanceof FetchFailure)) throw error;
    throw refused('address', `We couldn’t find a calendar: ${error.message}.`);
  }
}

function refused(field: keyof BusyCalendarAccount, detail: string): RequestProblem {
  return new RequestProblem('invalid_input', detail, {
    errors: [{ pointer: `/${field}`, detail }],
  });
}
