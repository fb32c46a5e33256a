// Sends a card into the conversation: free times that the visitor can book with one tap, or a price they can say yes to.
import { z } from 'zod';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { NewOffer } from '#contract/chat/desk-conversation.ts';
import { RowId } from '#contract/platform/ids.ts';
import { line, paragraph } from '#contract/platform/text.ts';
import {
  KindForm,
  LaterTimes,
  loadOpenings,
  type Openings,
} from '#web/features/booking/plain/kind-openings.tsx';
import {
  openingsByDay,
  shortDate,
  slotOfValue,
  slotValue,
} from '#web/features/booking/plain/openings.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepAnswers } from '#web/forms/app/step-answers.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { TextArea, TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/offer.page.ts';
import { BesideHead } from './beside-head.tsx';

const key = NewOffer.shape.key;

const SlotsForm = z.strictObject({
  key,
  consultationTypeId: RowId,
  slots: z
    .array(z.string())
    .min(1, { error: 'Please choose at least one time.' })
    .max(6, { error: 'Please offer at most six times.' }),
  text: paragraph(1000).optional(),
});

const PriceForm = z.strictObject({
  key,
  title: line(200, 'Please say what it is for.'),
  amount: z
    .string({ error: 'Please enter a price.' })
    .transform((typed) => typed.replace(/[$,\s]/g, ''))
    .pipe(
      z
        .string()
        .regex(/^\d{1,6}(\.\d{1,2})?$/, { error: 'Please enter a price such as 45 or 45.50.' }),
    )
    .transform((plain) => Number(plain).toFixed(2)),
  text: paragraph(1000).optional(),
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const { timeZone } = context.get(companyContext);
  const openings = await loadOpenings(context.get(apiContext), url, timeZone);
  return { openings, slotsKey: newKey(), priceKey: newKey() };
}

/** Sends the card once for each key. */
const offer = ({ api, params }: StepCall, body: z.input<typeof NewOffer>) =>
  api('POST /api/chat-sessions/{sessionId}/offers', {
    params: { sessionId: String(params.sessionId) },
    body,
  });
const to = ({ call: { params } }: { call: StepCall }) => `/admin-support/${params.sessionId}`;

const offerSteps = steps({
  slots: step({
    schema: SlotsForm,
    send: (call, { key: once, text = '', slots, consultationTypeId }) =>
      offer(call, {
        key: once,
        offer: {
          kind: 'slots',
          text,
          consultationTypeId,
          slots: slots.flatMap((value) => {
            const slot = slotOfValue(value);
            return slot ? [{ appointmentDate: slot.date, appointmentTime: slot.time }] : [];
          }),
        },
      }),
    to,
  }),
  price: step({
    schema: PriceForm,
    send: (call, { key: once, text = '', ...price }) =>
      offer(call, { key: once, offer: { kind: 'price', text, ...price } }),
    to,
  }),
});

export const action = stepAction(offerSteps);

export default function OfferPage({ loaderData, params }: Route.ComponentProps) {
  const { openings, slotsKey, priceKey } = loaderData;
  return (
    <StepAnswers>
      <BesideHead sessionId={params.sessionId} heading="Offer times or a price" />
      <div className="grid gap-8 px-(--desk-edge) py-4">
        <section className="grid gap-4" aria-labelledby="offer-times">
          <h2 id="offer-times" className="font-text text-[0.9375rem] font-bold tracking-normal">
            Times
          </h2>
          <KindForm openings={openings} />
          <SlotsPart openings={openings} offerKey={slotsKey} />
        </section>
        <section className="grid gap-4" aria-labelledby="offer-price">
          <h2 id="offer-price" className="font-text text-[0.9375rem] font-bold tracking-normal">
            A price
          </h2>
          <PricePart offerKey={priceKey} />
        </section>
      </div>
    </StepAnswers>
  );
}

type SlotsPartProps = { openings: Openings; offerKey: string };

function SlotsPart({ openings, offerKey }: SlotsPartProps) {
  return (
    <StepForm
      of={offerSteps}
      step="slots"
      id="slots-form"
      seen={{ key: offerKey, consultationTypeId: openings.typeId ?? '' }}
      labels={{ slots: 'Times', text: 'A note with it' }}
      // Free times are more than a window shows.
      isShort={false}
      className="grid gap-4"
    >
      {(field) => (
        <>
          <FreeTimes openings={openings} field={field('slots')} />
          <TextArea {...field('text')} rows={2} />
          <div>
            <SubmitButton pending="Sending..." size="small">
              Offer These Times
            </SubmitButton>
          </div>
        </>
      )}
    </StepForm>
  );
}

type FreeTimesProps = { openings: Openings; field: BoundField };

function FreeTimes({ openings, field: { id, error } }: FreeTimesProps) {
  return (
    <fieldset id={id} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">Free times; choose up to six</legend>
      {openings.openings.length === 0 ? <p>No times are free.</p> : null}
      {openingsByDay(openings.openings).map(([date, ofDay]) => (
        <div key={date} className="border-t border-line py-1">
          <p className="pt-1 text-small font-semibold">{shortDate(date)}</p>
          <div className="flex flex-wrap gap-x-3 text-small">
            {ofDay.map((opening) => (
              <label
                key={opening.appointmentTime}
                className="flex min-h-11 cursor-pointer items-center gap-1.5 tabular-nums"
              >
                <input
                  type="checkbox"
                  name="slots"
                  value={slotValue(opening)}
                  aria-label={`${shortDate(date)}, ${timeLabel(opening.appointmentTime)}`}
                  className="size-5 accent-oak"
                />
                {opening.label}
              </label>
            ))}
          </div>
        </div>
      ))}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <span>{error}</span>
        </p>
      ) : null}
      <LaterTimes openings={openings} />
    </fieldset>
  );
}

function PricePart({ offerKey }: { offerKey: string }) {
  return (
    <StepForm
      of={offerSteps}
      step="price"
      id="price-form"
      seen={{ key: offerKey }}
      labels={{ title: 'What it is for', amount: 'Price in dollars', text: 'A note with it' }}
      className="grid gap-4"
    >
      {(field) => (
        <>
          <TextField {...field('title')} maxLength={200} />
          <TextField
            {...field('amount')}
            inputMode="decimal"
            hint="It’s not binding; you follow up on their yes."
          />
          <TextArea {...field('text')} rows={2} />
          <div>
            <SubmitButton pending="Sending..." size="small" variant="oak">
              Offer This Price
            </SubmitButton>
          </div>
        </>
      )}
    </StepForm>
  );
}
