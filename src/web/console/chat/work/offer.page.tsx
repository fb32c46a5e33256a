// Sends a card into the conversation: free times that the visitor can book with one tap, or a price they can say yes to.
import { data, redirect } from 'react-router';
import { z } from 'zod';
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
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
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { type FormAnswer, sendForm } from '#web/forms/app/send-form.ts';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import type { Api } from '#web/lib/api-client.ts';
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

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData();
  const step = form.get('step') === 'price' ? 'price' : 'slots';
  const answer = await send(context.get(apiContext), params.sessionId, step, form);
  if (answer.isTaken) return redirect(`/admin-support/${params.sessionId}`, 303);
  return data({ step, result: answer.result }, { status: answer.status });
}

function send(api: Api, sessionId: string, step: string, form: FormData): Promise<FormAnswer> {
  const post = (body: z.input<typeof NewOffer>) =>
    api('POST /api/chat-sessions/{sessionId}/offers', { params: { sessionId }, body });
  if (step === 'price') {
    return sendForm(form, PriceForm, ({ key: once, text = '', ...price }) =>
      post({ key: once, offer: { kind: 'price', text, ...price } }),
    );
  }
  return sendForm(form, SlotsForm, ({ key: once, text = '', slots, consultationTypeId }) =>
    post({
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
  );
}

export default function OfferPage({
  loaderData,
  actionData: latest,
  params,
}: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { openings, slotsKey, priceKey } = loaderData;
  const resultOf = (step: string) => (actionData?.step === step ? actionData.result : undefined);
  return (
    <>
      <BesideHead sessionId={params.sessionId} heading="Offer times or a price" />
      <div className="grid gap-8 px-(--desk-edge) py-4">
        <section className="grid gap-4" aria-labelledby="offer-times">
          <h2 id="offer-times" className="font-text text-[0.9375rem] font-bold tracking-normal">
            Times
          </h2>
          <KindForm openings={openings} />
          <SlotsPart openings={openings} offerKey={slotsKey} result={resultOf('slots')} />
        </section>
        <section className="grid gap-4" aria-labelledby="offer-price">
          <h2 id="offer-price" className="font-text text-[0.9375rem] font-bold tracking-normal">
            A price
          </h2>
          <PricePart offerKey={priceKey} result={resultOf('price')} />
        </section>
      </div>
    </>
  );
}

type PartProps = { offerKey: string; result: FormResult | undefined };

function SlotsPart({ openings, offerKey, result }: PartProps & { openings: Openings }) {
  const { state, field } = useAppForm({
    id: 'slots-form',
    schema: SlotsForm,
    labels: { key: 'Key', consultationTypeId: 'Type', slots: 'Times', text: 'A note with it' },
    result,
  });
  const { id, error } = field('slots');
  return (
    <AppForm state={state} step="slots" className="grid gap-4">
      <input type="hidden" name="key" value={offerKey} />
      <input type="hidden" name="consultationTypeId" value={openings.typeId ?? ''} />
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
                    aria-label={`${shortDate(date)}, ${slotLabel(opening.appointmentTime)}`}
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
      <TextArea {...field('text')} rows={2} />
      <div>
        <SubmitButton pending="Sending..." size="small">
          Offer These Times
        </SubmitButton>
      </div>
    </AppForm>
  );
}

function PricePart({ offerKey, result }: PartProps) {
  const { state, field } = useAppForm({
    id: 'price-form',
    schema: PriceForm,
    labels: {
      key: 'Key',
      title: 'What it is for',
      amount: 'Price in dollars',
      text: 'A note with it',
    },
    result,
  });
  return (
    <AppForm state={state} step="price" className="grid gap-4">
      <input type="hidden" name="key" value={offerKey} />
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
    </AppForm>
  );
}
