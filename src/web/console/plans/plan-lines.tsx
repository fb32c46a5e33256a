// The lines of a visit in the form of an offer, each with its price and whether it is taxed, and what they come to.
import { useState } from 'react';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import { visitTotal } from '#company/rules/visits/offer-price.ts';
import type { PlanLine } from '#company/rules/visits/plan-lines.ts';
import type { PlanOfferForm } from '#contract/visits/plan-offer-form.ts';

type PlanLinesProps = {
  name: 'firstVisitLines' | 'everyVisitLines';
  title: string;
  lines: PlanLine[];
  form: Pick<PlanOfferForm, 'taxBasisPoints' | 'frequency' | 'frequencies'>;
  errors: Record<string, string[]>;
};

export function PlanLines({ name, title, lines, form, errors }: PlanLinesProps) {
  const [typed, setTyped] = useState<PlanLine[]>(lines);
  const rows = lines.length > 0 ? lines : [firstLine(form)];
  const { taxBasisPoints: rate } = form;
  const { tax, total } = visitTotal(typed, rate);
  const ownError = errors[name]?.[0];
  return (
    <fieldset
      className="min-w-0"
      onChange={({ currentTarget }) => setTyped(readLines(currentTarget, name))}
    >
      <legend className="font-text text-[1rem] font-bold">{title}</legend>
      <div className="mt-2 grid gap-2">
        {[...rows, BLANK].map((row, index) => (
          <LineRow
            key={`${row.label} ${index.toString()}`}
            name={`${name}[${index}]`}
            row={row}
            number={index + 1}
            errors={errors}
          />
        ))}
      </div>
      {ownError ? <p className="field-error">{ownError}</p> : null}
      <p className="mt-2 text-ink-soft tabular-nums" aria-live="polite">
        {formatMoney(total)} with {formatTaxRate(rate)} tax ({formatMoney(tax)}). Clear a line to
        remove it.
      </p>
    </fieldset>
  );
}

const BLANK: PlanLine = { label: '', amount: '', taxClass: 'taxable' };

function firstLine({ frequency, frequencies }: PlanLinesProps['form']): PlanLine {
  const often = frequencies.find(({ value }) => value === frequency)?.label.toLowerCase();
  return { ...BLANK, label: `Mowing, ${often}` };
}

type LineRowProps = {
  name: string;
  row: PlanLine;
  number: number;
  errors: Record<string, string[]>;
};

function LineRow({ name, row, number, errors }: LineRowProps) {
  const labelName = `${name}.label`;
  const amountName = `${name}.amount`;
  const [error] = errors[amountName] ?? errors[labelName] ?? [];
  return (
    <div>
      <div className="grid grid-cols-[1fr_7.5rem] gap-2 sm:grid-cols-[1fr_6rem_7rem]">
        <input
          id={labelName}
          name={labelName}
          aria-label={`What line ${number} is for`}
          className="field-control col-span-2 min-w-0 sm:col-span-1"
          defaultValue={row.label}
          maxLength={200}
          autoComplete="off"
          aria-invalid={errors[labelName] ? true : undefined}
        />
        <input
          id={amountName}
          name={amountName}
          aria-label={`Price of line ${number}`}
          className="field-control min-w-0 text-right tabular-nums"
          defaultValue={row.amount}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={errors[amountName] ? true : undefined}
        />
        <span className="field-select">
          <select
            name={`${name}.taxClass`}
            aria-label={`Tax of line ${number}`}
            className="field-control"
            defaultValue={row.taxClass}
          >
            <option value="taxable">Taxed</option>
            <option value="not_taxed">Not taxed</option>
          </select>
        </span>
      </div>
      {error ? <p className="field-error">{error}</p> : null}
    </div>
  );
}

/** What is typed by now; what is no amount yet counts as none. */
function readLines(fieldset: HTMLFieldSetElement, name: string): PlanLine[] {
  const typedIn = (field: string) => {
    const control = fieldset.elements.namedItem(field);
    return control instanceof HTMLInputElement || control instanceof HTMLSelectElement
      ? control.value
      : '';
  };
  const amounts = [...fieldset.querySelectorAll('input')].filter(({ name: one }) =>
    one.endsWith('.amount'),
  );
  return amounts.flatMap(({ value }, index) => {
    if (!/^-?\d{1,6}(\.\d{1,2})?$/.test(value)) return [];
    const isTaxed = typedIn(`${name}[${index}].taxClass`) === 'taxable';
    return [{ label: '', amount: value, taxClass: isTaxed ? 'taxable' : 'not_taxed' }];
  });
}
