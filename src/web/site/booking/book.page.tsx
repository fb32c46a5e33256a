// Books a consultation on a page of its own: the calendar where scripts run, and where they do not, plain forms to choose a type and a time and to
// leave one's details.
import { data, redirect } from 'react-router';
import { hrefIn, type Language, languageOfPath } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { zoneName } from '#company/rules/time/zone-name.ts';
import type { Receipt } from '#contract/site/receipt.ts';
import { BookedName } from '#web/features/booking/booked-name.tsx';
import BookingCalendar from '#web/features/booking/flow/booking.island.tsx';
import {
  bookingMessages,
  plainBookingMessages,
} from '#web/features/booking/messages/choose-booking-messages.ts';
import { bookFromForm } from '#web/features/booking/plain/book-from-form.ts';
import { calendarOpensAt } from '#web/features/booking/plain/openings.ts';
import { OpeningsForm } from '#web/features/booking/plain/openings-form.tsx';
import { readOpenings } from '#web/features/booking/plain/read-openings.ts';
import { Island } from '#web/islands/island.tsx';
import { readReceipt } from '#web/lib/read-receipt.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { alternatesOf } from '#web/site/frame/page-versions.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type Phone, WithPhoneLink } from '#web/ui/phone-link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/book.page.ts';
import { bookPageMessages } from './messages/choose-book-page-messages.ts';

export const handle = { document: true, perRequest: true, sheets: ['calendar'] };

const PAGE = '/book';

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData ? alternatesOf(loaderData.origin, location.pathname) : [];

/**
 * Offers the openings of the type in the address, `?type=`, from the day in `?from=` on; with the token of a booking,
 * `?booked=`, says what was booked.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { companyName, phone, phoneDial, timeZone, today } = context.get(companyContext);
  const address = url.searchParams;
  const language = languageOfPath(url.pathname);
  const types = await api('GET /api/consultation-types', { query: { isActive: 'true', language } });
  const type = types.find(({ id }) => String(id) === address.get('type')) ?? types[0];
  const page = await readOpenings(api, type?.id ?? null, address.get('from'), today);
  return {
    companyName,
    company: { phone, phoneDial },
    language,
    origin: url.origin,
    timeZone,
    today,
    types,
    typeId: type?.id ?? null,
    ...page,
    booked: await readReceipt(api, 'appointment', address.get('booked')),
    requestKey: crypto.randomUUID(),
    formToken: (await api('GET /api/form-guard', { query: { form: 'booking' } })).token,
  };
}

/** Books; on success a redirect, so that a reload books nothing twice, else the form as it was typed. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const language = languageOfPath(url.pathname);
  const result = await bookFromForm(
    context.get(apiContext),
    await request.formData(),
    context.get(companyContext).today,
    bookingMessages[language],
  );
  if ('booked' in result) {
    const query = new URLSearchParams({ booked: result.booked });
    return redirect(`${hrefIn(language, PAGE)}?${query}`, 303);
  }
  return data(result.offer, { status: result.status });
}

export default function BookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { company, language, booked, types, openings, today, timeZone } = loaderData;
  const words = bookPageMessages[language];
  const heading = booked ? bookedHeading(booked, language) : words.heading;
  return (
    <main id="content" className="page-width section">
      <title>
        {`${actionData ? words.error : ''}${words.heading} | ${loaderData.companyName}`}
      </title>
      <meta name="robots" content="noindex" />
      <h1 className="max-w-reading text-section">{heading}</h1>
      {booked ? (
        <Confirmation {...{ booked, company, language, timeZone }} />
      ) : (
        <div className="mt-8 grid gap-8">
          {/* What came back from the plain form is shown in it, also to who has a script by now. */}
          {actionData ? (
            <PlainForm {...loaderData} refused={actionData} />
          ) : (
            <>
              <h2 className="needs-script sr-only">{words.calendar}</h2>
              <Island
                name="booking"
                component={BookingCalendar}
                props={{
                  words: bookingMessages[language],
                  ...{ types, today, timeZone, company },
                  opensAt: calendarOpensAt(openings, today),
                }}
                when="visible"
              />
              <noscript>
                <PlainForm {...loaderData} refused={undefined} />
              </noscript>
            </>
          )}
          {types.length > 0 && (
            <p className="text-body text-ink-soft">
              <WithPhoneLink text={fill(words.orCall, { phone: company.phone })} {...company} />
            </p>
          )}
        </div>
      )}
    </main>
  );
}

type PlainFormProps = Route.ComponentProps['loaderData'] & {
  /** What a form that was sent brings back. */
  refused: Route.ComponentProps['actionData'];
};

/** The form for who has no script, and the way to later days; nothing where nothing is offered, which the calendar says. */
function PlainForm({ refused, ...offered }: PlainFormProps) {
  const { language, types, timeZone, formToken } = offered;
  const { typeId, openings, laterFrom } = refused ?? offered;
  if (typeId === null) return null;
  return (
    <div className="max-w-reading">
      <OpeningsForm
        words={bookingMessages[language]}
        plain={plainBookingMessages[language]}
        {...{ types, typeId, openings, formToken, timeZone }}
        requestKey={refused?.requestKey ?? offered.requestKey}
        refused={refused?.refused}
      />
      {laterFrom && (
        <p className="mt-8 text-body">
          <TextLink href={`${hrefIn(language, PAGE)}?type=${typeId}&from=${laterFrom}`}>
            {bookPageMessages[language].laterDays}
          </TextLink>
        </p>
      )}
    </div>
  );
}

type Booked = Extract<Receipt, { kind: 'appointment' }>;

function bookedHeading({ status }: Booked, language: Language): string {
  const { bookedHeading, canceledHeading } = bookPageMessages[language];
  return status === 'cancelled' ? canceledHeading : bookedHeading;
}

type ConfirmationProps = {
  booked: Booked;
  company: Phone;
  language: Language;
  timeZone: string;
};

function Confirmation({ booked, company, language, timeZone }: ConfirmationProps) {
  const { appointmentDate, appointmentTime, duration, status } = booked;
  const words = bookPageMessages[language];
  const calendar = bookingMessages[language];
  const when = {
    date: formatDate(appointmentDate, language),
    time: timeLabel(appointmentTime, language),
    zone: zoneName(timeZone, language),
  };
  const [before = '', after = ''] = fill(calendar.what, { minutes: duration }).split('{type}');
  return (
    <div className="max-w-reading">
      <p className="mt-6 text-lead first-letter:uppercase">{fill(words.when, when)}</p>
      <p className="mt-2 text-body">
        {before}
        <BookedName booked={booked} language={language} />
        {after}
      </p>
      {status !== 'cancelled' && (
        <p className="mt-4 text-body text-ink-soft">
          <WithPhoneLink text={fill(words.booked, { phone: company.phone })} {...company} />
        </p>
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink variant="oak" href={hrefIn(language, '/')}>
          {words.goHome}
        </ButtonLink>
        <ButtonLink variant="quiet" href={hrefIn(language, PAGE)}>
          {calendar.bookAnother}
        </ButtonLink>
      </p>
    </div>
  );
}
