// Help after a storm: the warning about wires first, then a form that works without a script, and the promised time of the call.
import { data, redirect } from 'react-router';
import { PLACE_LENGTH, powerLineAnswers, powerLineWarning } from '#company/facts/storm-messages.ts';
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { CALL_BACK_MINUTES } from '#company/rules/leads/storm-callback.ts';
import { DETAILS_LENGTH } from '#company/rules/platform/form-fields.ts';
import { dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import { PhotoInput } from '#web/features/photos/photo-input.tsx';
import { ContactFields } from '#web/forms/contact-fields.tsx';
import { readReceipt } from '#web/lib/read-receipt.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { FormAside, FormPage } from '#web/site/frame/form-page.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Honeypot, Select, TextArea, TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type Phone, PhoneLink } from '#web/ui/phone-link.tsx';
import type { Route } from './+types/storm.page.ts';
import { type RefusedCall, stormFromForm } from './storm-from-form.ts';

export const handle = { document: true, perRequest: true, sheets: ['forms'] };

/** In the address after the call has arrived, with the token of its receipt, so that a reload sends nothing twice. */
const SENT = 'sent';

const UNTIL_THEN = [
  'Stay away from wires and from anything they touch.',
  'Keep people, pets and cars out from under broken limbs.',
  'Take photos from a safe distance; your insurance will ask for them.',
  'Keep your phone close. We call before we come.',
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { companyName, phone, phoneDial, timeZone } = context.get(companyContext);
  const api = context.get(apiContext);
  const sent = url.searchParams.get(SENT);
  const receipt = await readReceipt(api, 'storm-request', sent);
  const guard = receipt ? null : await api('GET /api/form-guard', { query: { form: 'storm' } });
  return {
    companyName,
    company: { phone, phoneDial },
    calledBy: receipt && callTime(new Date(receipt.callBackBy), timeZone),
    formToken: guard?.token,
    requestKey: crypto.randomUUID(),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const result = await stormFromForm(context.get(apiContext), await request.formData());
  return 'receipt' in result
    ? redirect(`/storm?${SENT}=${result.receipt}`, 303)
    : data(result, { status: result.status });
}

export default function StormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { companyName, company, calledBy, formToken, requestKey } = loaderData;
  return (
    <main id="content" className="page-width section">
      <title>{`${actionData ? 'Error: ' : ''}Storm Damage | ${companyName}`}</title>
      <meta name="robots" content="noindex" />
      <FormPage aside={<FormAside heading="Until we are there" steps={UNTIL_THEN} />}>
        <h1 className="text-section">
          {calledBy ? 'We have your storm call' : 'Storm damage? Tell us where.'}
        </h1>
        {calledBy ? (
          <p className="mt-6 text-lead" role="status">
            We will call you by {calledBy}. Keep your phone close.
          </p>
        ) : null}
        <WireWarning />
        {calledBy ? (
          <p className="mt-6 text-ink-soft">
            Has it gotten worse, or can’t you wait? Call us at <PhoneLink {...company} />. Photos of
            the damage help your insurance, too: take them from a safe distance.
          </p>
        ) : (
          <StormForm {...{ company, formToken, requestKey }} refused={actionData} />
        )}
      </FormPage>
    </main>
  );
}

function WireWarning() {
  return (
    <aside
      className="mt-6 rounded-card border-2 border-red bg-red-soft p-5"
      aria-labelledby="wire-warning"
    >
      <h2 id="wire-warning" className="text-title text-red">
        {powerLineWarning.title}
      </h2>
      <p className="mt-2">{powerLineWarning.text}</p>
      <p className="mt-4">
        <ButtonLink variant="quiet" href="tel:911">
          <Icon name="phone" />
          Call 911
        </ButtonLink>
      </p>
    </aside>
  );
}

type StormFormProps = {
  company: Phone;
  formToken: string | undefined;
  requestKey: string;
  refused: RefusedCall | undefined;
};

function StormForm({ company, formToken, requestKey, refused }: StormFormProps) {
  const { values, errors = {} } = refused ?? {};
  const problem = refused ? (refused.problem ?? 'Please check the fields marked below.') : null;
  return (
    <>
      <p className="mt-6 text-lead">
        Call <PhoneLink {...company} />, or send this. While someone is on call or the office is
        open, we call you back within {CALL_BACK_MINUTES} minutes; you will see the time right after
        sending.
      </p>
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="mt-8 grid gap-5"
        aria-label="Storm damage"
      >
        {problem ? (
          <p role="alert" className="rounded-field bg-red-soft px-4 py-3 text-red">
            {problem}
          </p>
        ) : null}
        <TextField
          id="storm-place"
          name="place"
          label="Where is it?"
          hint="An address, or a corner and what we will see there."
          autoComplete="street-address"
          maxLength={PLACE_LENGTH}
          required
          error={errors.place}
          defaultValue={values?.place}
        />
        <Select
          id="storm-powerLine"
          name="powerLine"
          label="Is a power line involved?"
          required
          error={errors.powerLine}
          defaultValue={values?.powerLine ?? ''}
        >
          <option value="">Choose one</option>
          {powerLineAnswers.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <TextArea
          id="storm-projectDetails"
          name="projectDetails"
          label="What happened?"
          hint="Optional. A tree on the roof, a fence down, water that does not drain."
          rows={3}
          maxLength={DETAILS_LENGTH}
          error={errors.projectDetails}
          defaultValue={values?.projectDetails}
        />
        <PhotoInput
          id="storm-photos"
          name="photos"
          label="Photos"
          hint="Optional, and only from a safe distance. Up to 5 JPEG, PNG or WebP images, each under 10MB."
          error={errors.photos}
        />
        <ContactFields idPrefix="storm" errors={errors} values={values} />
        <Honeypot />
        {formToken ? <input type="hidden" name="formToken" value={formToken} /> : null}
        <input type="hidden" name="requestKey" value={requestKey} />
        <div>
          <Button type="submit" variant="clay" size="large">
            Ask for a Callback
          </Button>
        </div>
      </form>
    </>
  );
}

function callTime(by: Date, timeZone: string): string {
  const date = formatDate(dateInZone(by, timeZone)).replace(/, \d{4}$/, '');
  return `${slotLabel(timeInZone(by, timeZone))} on ${date}`;
}
