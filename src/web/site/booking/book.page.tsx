// Books a consultation without JavaScript: choose a type, a time and leave your details in plain forms.
import { data, redirect } from 'react-router';
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { zoneName } from '#company/rules/time/zone-name.ts';
import type { Receipt } from '#contract/site/receipt.ts';
import { bookFromForm } from '#web/features/booking/plain/book-from-form.ts';
import { OpeningsForm } from '#web/features/booking/plain/openings-form.tsx';
import { readOpenings } from '#web/features/booking/plain/read-openings.ts';
import { readReceipt } from '#web/lib/read-receipt.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type Phone, PhoneLink } from '#web/ui/phone-link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/book.page.ts';

export const handle = { document: true, perRequest: true };

/**
 * Offers the openings of the type in the address, `?type=`, from the day in `?from=` on; with the token of a booking,
 * `?booked=`, says what was booked.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { companyName, phone, phoneDial, timeZone, today } = context.get(companyContext);
  const address = url.searchParams;
  const types = await api('GET /api/consultation-types', { query: { isActive: 'true' } });
  const type = types.find(({ id }) => String(id) === address.get('type')) ?? types[0];
  const page = await readOpenings(api, type?.id ?? null, address.get('from'), today);
  return {
    companyName,
    company: { phone, phoneDial },
    timeZone,
    types,
    typeId: type?.id ?? null,
    ...page,
    booked: await readReceipt(api, 'appointment', address.get('booked')),
    requestKey: crypto.randomUUID(),
    formToken: (await api('GET /api/form-guard', { query: { form: 'booking' } })).token,
  };
}

/** Books; on success a redirect, so that a reload books nothing twice, else the form as it was typed. */
export async function action({ context, request }: Route.ActionArgs) {
  const result = await bookFromForm(
    context.get(apiContext),
    await request.formData(),
    context.get(companyContext).today,
  );
  if ('booked' in result) {
    return redirect(`/book?${new URLSearchParams({ booked: result.booked })}`, 303);
  }
  return data(result.offer, { status: result.status });
}

export default function BookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { types, company, timeZone, booked } = loaderData;
  const typeId = actionData?.typeId ?? loaderData.typeId;
  const { openings, laterFrom } = actionData ?? loaderData;
  return (
    <main id="content" className="page-width section">
      <title>
        {`${actionData ? 'Error: ' : ''}Schedule Your Consultation | ${loaderData.companyName}`}
      </title>
      <meta name="robots" content="noindex" />
      <div className="max-w-reading">
        <h1 className="text-section">
          {booked ? bookedTitle(booked) : 'Schedule Your Consultation'}
        </h1>
        {booked ? (
          <Confirmation {...{ booked, company, timeZone }} />
        ) : typeId === null ? (
          <p className="mt-6 text-body">
            Online booking is paused. Please call us at <PhoneLink {...company} /> to find a time.
          </p>
        ) : (
          <div className="mt-8">
            <OpeningsForm
              types={types}
              typeId={typeId}
              openings={openings}
              requestKey={actionData?.requestKey ?? loaderData.requestKey}
              formToken={loaderData.formToken}
              timeZone={timeZone}
              refused={actionData?.refused}
            />
            <p className="mt-8 text-body text-ink-soft">
              {laterFrom && (
                <TextLink className="mr-6" href={`/book?type=${typeId}&from=${laterFrom}`}>
                  Show later days
                </TextLink>
              )}
              Or call us at <PhoneLink {...company} /> and we will find a time together.
            </p>
          </div>
        )}
      </div>
    </main>
  );
}

type Booked = Extract<Receipt, { kind: 'appointment' }>;

function bookedTitle({ status }: Booked): string {
  return status === 'cancelled' ? 'Your consultation was canceled' : 'Consultation Booked!';
}

type ConfirmationProps = { booked: Booked; company: Phone; timeZone: string };

function Confirmation({ booked, company, timeZone }: ConfirmationProps) {
  const { appointmentDate, appointmentTime, serviceType, duration, status } = booked;
  return (
    <>
      <p className="mt-6 text-lead">
        {formatDate(appointmentDate)} at {slotLabel(appointmentTime)}, {zoneName(timeZone)}.
      </p>
      <p className="mt-2 text-body">
        {serviceType}, {duration} minutes.
      </p>
      {status !== 'cancelled' && (
        <p className="mt-4 text-body text-ink-soft">
          Your consultation has been scheduled successfully. You'll receive a confirmation email
          shortly. It has a calendar file and a link to reschedule or cancel. If it does not arrive,
          call us at <PhoneLink {...company} />.
        </p>
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink variant="oak" href="/">
          Go to the home page
        </ButtonLink>
        <ButtonLink variant="quiet" href="/book">
          Book another consultation
        </ButtonLink>
      </p>
    </>
  );
}
