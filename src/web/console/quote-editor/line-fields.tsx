// One line of a quote to be typed: what is done, how much of it, what it costs, whether it is an option and taxed, and its pins.
import type { ReactNode } from 'react';
import { formatCents } from '#company/rules/money/money.ts';
import { lineCents } from '#company/rules/money/quote-total.ts';
import type { DeskRequest } from '#contract/quotes/request-desk.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select, TextField } from '#web/ui/field.tsx';
import { plainAmount } from '../../forms/typed-amount.ts';
import type { TypedLine, TypedPin } from './typed-quote.ts';
import './line-fields.css';

type LineFieldsProps = {
  line: TypedLine;
  /** From 0. */
  index: number;
  photos: DeskRequest['photos'];
  errorAt: (name: string) => string | undefined;
  change: (change: Partial<TypedLine>) => void;
  remove: () => void;
  move: (by: -1 | 1) => void;
  /** Whether clicks on the photos put pins for this line. */
  isPinning: boolean;
  pinHere: () => void;
};

export function LineFields(props: LineFieldsProps) {
  const { line, index, errorAt, change, remove, move, photos, isPinning, pinHere } = props;
  const name = (field: string) => `lines[${index}].${field}`;
  const id = (field: string) => `line-${index}-${field}`;
  const error = (field: string) => errorAt(name(field));
  const number = index + 1;
  return (
    <li className="line-fields" data-pinning={isPinning || undefined}>
      <fieldset className="grid gap-3">
        <legend className="sr-only">Line {number}</legend>
        <div className="line-fields-head">
          <span className="line-fields-number" aria-hidden="true">
            {number}
          </span>
          <TextField
            id={id('description')}
            name={name('description')}
            label="Description"
            value={line.description}
            onChange={({ target }) => change({ description: target.value })}
            maxLength={500}
            error={error('description')}
            className="min-w-0 flex-1"
          />
        </div>
        <div className="line-fields-amounts">
          <TextField
            id={id('quantity')}
            name={name('quantity')}
            label="Quantity"
            inputMode="decimal"
            value={line.quantity}
            onChange={({ target }) => change({ quantity: target.value })}
            error={error('quantity')}
          />
          <TextField
            id={id('unit')}
            name={name('unit')}
            label="Unit"
            list="quote-units"
            value={line.unit}
            onChange={({ target }) => change({ unit: target.value })}
            maxLength={30}
            error={error('unit')}
          />
          <TextField
            id={id('unitPrice')}
            name={name('unitPrice')}
            label="Price, $"
            inputMode="decimal"
            value={line.unitPrice}
            onChange={({ target }) => change({ unitPrice: target.value })}
            error={error('unitPrice')}
          />
          <Select
            id={id('taxClass')}
            name={name('taxClass')}
            label="Sales tax"
            value={line.taxClass}
            onChange={({ target }) =>
              change({ taxClass: target.value === 'not_taxed' ? 'not_taxed' : 'taxable' })
            }
          >
            <option value="taxable">Taxed</option>
            <option value="not_taxed">Not taxed</option>
          </Select>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
          <label className="line-fields-option">
            <input
              type="checkbox"
              name={name('isOptional')}
              value="on"
              checked={line.isOptional}
              onChange={({ target }) => change({ isOptional: target.checked })}
            />
            Optional<span className="sr-only">, line {number}</span>
          </label>
          <p className="font-semibold tabular-nums">{amountWords(line)}</p>
        </div>
        {line.priceRule ? <p className="line-fields-rule">{line.priceRule}</p> : null}
        <input type="hidden" name={name('priceRule')} value={line.priceRule} />
        <Pins {...props} name={name} />
        <div className="flex flex-wrap gap-x-2 gap-y-1">
          {photos.length > 0 ? (
            <LineButton name={name('addPin')} act={pinHere} isPressed={isPinning}>
              <AppIcon name="pin" className="size-4.5" />
              {isPinning ? 'Click a Photo' : 'Pin to a Photo'}
              <span className="sr-only">, line {number}</span>
            </LineButton>
          ) : null}
          <LineButton act={() => move(-1)}>
            <AppIcon name="chevron-up" className="size-4.5" />
            <span className="sr-only">Move line {number} up</span>
          </LineButton>
          <LineButton act={() => move(1)}>
            <AppIcon name="chevron-down" className="size-4.5" />
            <span className="sr-only">Move line {number} down</span>
          </LineButton>
          <LineButton name={name('remove')} act={remove}>
            <AppIcon name="close" className="size-4.5" />
            Remove<span className="sr-only"> line {number}</span>
          </LineButton>
        </div>
      </fieldset>
    </li>
  );
}

/** The pins as a list of places: typed where a pointer is of no use. */
function Pins({
  line,
  index,
  photos,
  change,
  name,
  errorAt,
}: LineFieldsProps & { name: (field: string) => string }) {
  if (line.pins.length === 0) return null;
  const setPin = (at: number, part: Partial<TypedPin>) =>
    change({ pins: line.pins.map((pin, other) => (other === at ? { ...pin, ...part } : pin)) });
  return (
    <ul className="grid gap-2">
      {line.pins.map((pin, at) => {
        const place = `pins[${at}]`;
        const id = `line-${index}-pin-${at}`;
        const words = `Pin ${at + 1} of line ${index + 1}`;
        const wrong = ['photoId', 'x', 'y']
          .map((field) => errorAt(name(`${place}.${field}`)))
          .find(Boolean);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pin has no name of its own but its place in the list
          <li key={at} className="line-fields-pin">
            <label>
              <span className="sr-only">{words}: </span>On
              <select
                name={name(`${place}.photoId`)}
                value={pin.photoId}
                onChange={({ target }) => setPin(at, { photoId: target.value })}
              >
                {photos.map((photo, number) => (
                  <option key={photo.id} value={photo.id}>
                    Photo {number + 1}
                  </option>
                ))}
              </select>
            </label>
            {(['x', 'y'] as const).map((axis) => (
              <label key={axis}>
                <span className="sr-only">{words}: </span>
                {axis === 'x' ? 'across' : 'down'}
                <input
                  id={`${id}-${axis}`}
                  name={name(`${place}.${axis}`)}
                  type="number"
                  min="0"
                  max="100"
                  step="0.1"
                  value={pin[axis]}
                  onChange={({ target }) => setPin(at, { [axis]: target.value })}
                />
                %
              </label>
            ))}
            <LineButton
              name={name(`${place}.remove`)}
              act={() => change({ pins: line.pins.filter((_, other) => other !== at) })}
            >
              <AppIcon name="close" className="size-4.5" />
              <span className="sr-only">Remove {words.toLowerCase()}</span>
            </LineButton>
            {wrong ? <p className="field-error">{wrong}</p> : null}
          </li>
        );
      })}
    </ul>
  );
}

type LineButtonProps = {
  /** What the form asks for where no script does it; without one the button needs a script. */
  name?: string;
  act: () => void;
  isPressed?: boolean;
  children: ReactNode;
};

function LineButton({ name, act, isPressed, children }: LineButtonProps) {
  return (
    <Button
      type={name ? 'submit' : 'button'}
      variant="quiet"
      size="small"
      className="gap-1"
      {...(name && { name, value: 'on' })}
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      onClick={(event) => {
        event.preventDefault();
        act();
      }}
    >
      {children}
    </Button>
  );
}

/** What the line costs, as soon as both numbers are ones. */
function amountWords({ quantity, unitPrice }: TypedLine): string {
  const amounts = { quantity: plainAmount(quantity), unitPrice: plainAmount(unitPrice) };
  const cents = lineCents(amounts);
  return unitPrice.trim() === '' || Number.isNaN(cents) ? '' : formatCents(cents);
}
