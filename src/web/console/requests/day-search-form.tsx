// Asks from which day on how many days are looked for, and which crews come. A form that asks for an address: another answer shows other days.
import type { ChangeEvent } from 'react';
import { Form, useSubmit } from 'react-router';
import { MOST_JOB_DAYS } from '#company/rules/visits/job-days.ts';
import type { Crew } from '#contract/visits/crews.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { DaySearch } from './days-wanted.ts';

type DaySearchFormProps = {
  crews: Crew[];
  search: DaySearch;
  /** The work has days already, and these come on top. */
  isMore: boolean;
};

export function DaySearchForm({ crews, search, isMore }: DaySearchFormProps) {
  const submit = useSubmit();
  const { first, days, crewIds, isAsked } = search;
  const show = ({ currentTarget }: ChangeEvent<HTMLFormElement>) => {
    if (isAsked && currentTarget.reportValidity()) {
      void submit(currentTarget, { replace: true, preventScrollReset: true });
    }
  };
  return (
    <Form
      method="get"
      className="mt-4 grid gap-3"
      aria-label={isMore ? 'Add days' : 'Find days'}
      preventScrollReset
      replace
      onChange={show}
    >
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          key={`first ${first}`}
          id="schedule-first"
          name="first"
          type="date"
          label="First day"
          defaultValue={first}
          required
          className="w-48"
        />
        <TextField
          id="schedule-days-count"
          name="days"
          type="number"
          label="Working days"
          min={1}
          max={MOST_JOB_DAYS}
          defaultValue={days}
          required
          className="w-36"
        />
        <Button type="submit" variant="quiet">
          {isMore ? 'Add Days' : 'Find Days'}
        </Button>
      </div>
      <fieldset>
        <legend className="field-label">Crews</legend>
        <div className="flex flex-wrap gap-x-5">
          {crews.map(({ id, name }) => (
            <label key={id} className="inline-flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                name="crew"
                value={id}
                defaultChecked={crewIds.includes(id)}
                className="size-5 accent-oak"
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
    </Form>
  );
}
