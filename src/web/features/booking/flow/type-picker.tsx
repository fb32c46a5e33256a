// The consultation-type dropdown with price badge and description of the chosen type.
import { memo } from 'react';
import { formatMoney, isFree } from '#company/rules/money/money.ts';
import type { ConsultationType } from '#contract/booking/booking.ts';
import type { BookingMessages } from '#web/features/booking/messages/booking-messages.en.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Select } from '#web/ui/field.tsx';

type TypePickerProps = {
  words: BookingMessages;
  id: string;
  types: ConsultationType[];
  chosen: ConsultationType | undefined;
  onChoose: (typeId: number | null) => void;
};

/** The place of the description is reserved, so that the calendar below stays where it is. */
export const TypePicker = memo(function TypePicker(props: TypePickerProps) {
  const { words, id, types, chosen, onChoose } = props;
  return (
    <div>
      <Select
        id={id}
        name="consultationTypeId"
        label={words.type}
        defaultValue={chosen?.id ?? ''}
        data-focus-after="booked"
        onChange={(event) => onChoose(Number(event.target.value) || null)}
      >
        <option value="">{words.chooseType}</option>
        {types.map((type) => (
          <option key={type.id} value={type.id} {...markOf(type, 'name')}>
            {optionText(type)}
          </option>
        ))}
      </Select>
      <p className="mt-3 min-h-40 max-w-reading text-[0.9375rem] leading-normal text-ink-soft @min-[20rem]:min-h-28 @min-[26rem]:min-h-[4.5rem]">
        {chosen ? (
          <>
            <PriceBadge price={chosen.price} />{' '}
            <span {...markOf(chosen, 'description')}>{chosen.description}</span>
          </>
        ) : (
          words.typeLead
        )}
      </p>
    </div>
  );
});

/** The price of a type that is not free. */
export function PriceBadge({ price }: { price: string }) {
  if (isFree(price)) return null;
  return (
    <Badge tone="amber" className="tabular-nums">
      {formatMoney(price)}
    </Badge>
  );
}

/** A type as one line of a dropdown: its name, and its price when it is not free. */
export function optionText({ name, price }: ConsultationType): string {
  return isFree(price) ? name : `${name} – ${formatMoney(price)}`;
}
