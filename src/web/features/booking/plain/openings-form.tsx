// Books without JavaScript: the next free times as radio buttons and the customer's fields in one plain form.
import { hrefIn } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { zoneName } from '#company/rules/time/zone-name.ts';
import type { ConsultationType } from '#contract/booking/booking.ts';
import type { SlotChoice } from '#contract/platform/problem.ts';
import {
  type Customer,
  type CustomerErrors,
  type CustomerField,
  noCustomer,
} from '#web/features/booking/customer-rules.ts';
import { fieldTexts } from '#web/features/booking/flow/customer-form.tsx';
import { optionText } from '#web/features/booking/flow/type-picker.tsx';
import type { BookingMessages } from '#web/features/booking/messages/booking-messages.en.ts';
import type { PlainBookingMessages } from '#web/features/booking/messages/plain-booking-messages.en.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Honeypot, Select, TextArea, TextField } from '#web/ui/field.tsx';
import { OpeningRadios } from './opening-radios.tsx';
import { slotValue } from './openings.ts';

export type OpeningsFormProps = {
  /** Those of the calendar, and what this form says beside them. */
  words: BookingMessages;
  plain: PlainBookingMessages;
  types: ConsultationType[];
  /** The type that the openings are for. */
  typeId: number;
  openings: SlotChoice[];
  /** Sent as Idempotency-Key. Null on a page that is cached: its content is its key (contract/platform/endpoint.ts). */
  requestKey: string | null;
  /** The form guard's token; none on a page that is cached. */
  formToken?: string | undefined;
  /** The company's, in which the times are meant. */
  timeZone: string;
  /** What a refused attempt brought back. */
  refused?: RefusedBooking | undefined;
};

export type RefusedBooking = {
  customer: Customer;
  errors: CustomerErrors;
  /** What is wrong as a whole, in words. */
  problem: string | null;
  /** Why the time cannot be had, in words. */
  slotProblem: string | null;
  chosenSlot: string | null;
  alternatives: SlotChoice[];
  /** Whether the chosen time is booked by the same person, who can have a second visit at it. */
  mayBookAgain: boolean;
};

/** Two forms: one that asks for the times of another type, one that books. */
export function OpeningsForm(props: OpeningsFormProps) {
  const { words, plain, types, typeId, openings, requestKey, formToken, timeZone, refused } = props;
  const { customer = noCustomer, errors = {} } = refused ?? {};
  const field = (name: CustomerField) => ({
    id: `book-${name}`,
    name,
    defaultValue: customer[name],
    error: errors[name],
    ...fieldTexts(name, words),
  });
  return (
    <div className="grid gap-8">
      {refused && (
        <p role="alert" className="rounded-field bg-red-soft px-4 py-3 text-body text-red">
          {refused.problem ?? refused.slotProblem ?? plain.checkFields}
        </p>
      )}
      <TypeForm {...{ words, plain, types, typeId }} />
      <form method="post" action={bookHref(words)} className="grid gap-8">
        <input type="hidden" name="consultationTypeId" value={typeId} />
        {requestKey && <input type="hidden" name="requestKey" value={requestKey} />}
        {formToken && <input type="hidden" name="formToken" value={formToken} />}
        <Times {...{ words, plain, openings, refused, timeZone }} />
        <div className="grid gap-5">
          <TextField {...field('name')} />
          <TextField {...field('email')} />
          <TextField {...field('phone')} />
          <TextField {...field('address')} />
          <TextArea {...field('serviceDescription')} rows={3} />
          <Honeypot />
        </div>
        <Button variant="clay" type="submit" className="justify-self-start">
          {words.confirm}
        </Button>
      </form>
    </div>
  );
}

/** The page of the same language. */
const bookHref = ({ calendar }: BookingMessages) => hrefIn(calendar.language, '/book');

type TimesProps = Pick<OpeningsFormProps, 'words' | 'plain' | 'openings' | 'refused' | 'timeZone'>;

/** The times, the nearest free ones first when one could not be had. */
function Times({ words, plain, openings, refused, timeZone }: TimesProps) {
  const { language, timeSlots, timesAre } = words.calendar;
  const { alternatives = [] } = refused ?? {};
  const offered = new Set(alternatives.map(slotValue));
  const others = openings.filter((opening) => !offered.has(slotValue(opening)));
  return (
    <fieldset>
      <legend className="mb-3 text-title font-semibold">{timeSlots}</legend>
      {refused?.slotProblem && <p className="field-error mb-4">{refused.slotProblem}</p>}
      {refused?.mayBookAgain && (
        <label className="mb-6 flex min-h-11 cursor-pointer items-center gap-2.5 text-body">
          <input type="checkbox" name="bookAgain" value="yes" className="size-5 accent-oak" />
          {plain.bookSecondVisit}
        </label>
      )}
      {alternatives.length > 0 && (
        <div className="mb-6 rounded-field bg-amber-soft p-4">
          <p className="mb-3 text-body font-semibold text-amber">{plain.nearest}</p>
          <OpeningRadios language={language} openings={alternatives} />
        </div>
      )}
      {openings.length > 0 ? (
        <OpeningRadios
          language={language}
          openings={others}
          chosen={refused?.chosenSlot ?? undefined}
        />
      ) : (
        <p className="text-body">{plain.nothingFree}</p>
      )}
      <p className="field-hint">{fill(timesAre, { zone: zoneName(timeZone, language) })}</p>
    </fieldset>
  );
}

type TypeFormProps = Pick<OpeningsFormProps, 'words' | 'plain' | 'types' | 'typeId'>;

function TypeForm({ words, plain, types, typeId }: TypeFormProps) {
  const chosen = types.find((type) => type.id === typeId);
  return (
    <form method="get" action={bookHref(words)} className="grid gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          id="book-type"
          name="type"
          label={words.type}
          defaultValue={typeId}
          className="min-w-64 grow"
        >
          {types.map((type) => (
            <option key={type.id} value={type.id} {...markOf(type, 'name')}>
              {optionText(type)}
            </option>
          ))}
        </Select>
        <Button variant="quiet" type="submit">
          {plain.seeTimes}
        </Button>
      </div>
      {chosen && (
        <p className="text-body text-ink-soft" {...markOf(chosen, 'description')}>
          {chosen.description}
        </p>
      )}
    </form>
  );
}
