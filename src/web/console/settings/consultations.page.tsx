// The types of consultation: what visitors can book, how long it takes and what it costs.
import { isFree } from '#company/rules/money/money.ts';
import type { DeskConsultationType } from '#contract/booking/consultation-type-desk.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { CheckField } from '../../forms/app/check-box.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/consultations.page.ts';

import { consultationSteps } from './consultation-steps.ts';
import { EntryDetails } from './entry-details.tsx';
import { SaveButton, SettingsMain } from './settings-main.tsx';

export const meta = consoleMeta('Consultations');

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ role }, { items }] = await Promise.all([
    api('GET /api/auth/user'),
    api('GET /api/console/consultation-types'),
  ]);
  return { isOwner: role === 'owner', items, requestKey: newKey() };
}

export const action = stepAction(consultationSteps);

const labels = {
  name: 'Name',
  description: 'Description',
  spanishName: 'Name in Spanish',
  spanishDescription: 'Description in Spanish',
  duration: 'Length (minutes)',
  price: 'Price (dollars)',
} as const;

export default function ConsultationsPage({ loaderData }: Route.ComponentProps) {
  const { isOwner, items, requestKey } = loaderData;
  return (
    <SettingsMain
      heading="Consultations"
      lead="What visitors can book, in this order. Consultations that are booked keep their length and price."
      of={consultationSteps}
      isOwner={isOwner}
    >
      <ul className="mt-6 grid gap-3">
        {items.map((type, index) => (
          <li key={`${type.id}-${type.version}`}>
            <OneType
              type={type}
              isOwner={isOwner}
              isFirst={index === 0}
              isLast={index === items.length - 1}
            />
          </li>
        ))}
      </ul>
      {isOwner ? (
        <section className="mt-8" aria-labelledby="add-consultation">
          <h2 id="add-consultation" className="text-title">
            Add a consultation
          </h2>
          <StepForm
            key={items.length}
            of={consultationSteps}
            step="add"
            requestKey={requestKey}
            labels={labels}
            defaultValue={{ duration: '60', price: '0.00' }}
            className="mt-3 grid gap-4"
          >
            {(field) => (
              <>
                <TypeFields field={field} />
                <div>
                  <SubmitButton pending="Adding...">Add Consultation</SubmitButton>
                </div>
              </>
            )}
          </StepForm>
        </section>
      ) : null}
    </SettingsMain>
  );
}

type OneTypeProps = {
  type: DeskConsultationType;
  isOwner: boolean;
  isFirst: boolean;
  isLast: boolean;
};

function OneType({ type, isOwner, isFirst, isLast }: OneTypeProps) {
  const { id, version, name, description, duration, price, isActive } = type;
  const { spanishName, spanishDescription } = type;
  const fields = { type: id };
  const answer = useStepAnswer(consultationSteps, { fields });
  return (
    <EntryDetails
      name={name}
      unused={isActive ? null : 'Hidden'}
      facts={`${duration} minutes · ${isFree(price) ? 'free' : `$${price}`}`}
      isOpen={answer !== undefined}
    >
      <StepConflict
        of={consultationSteps}
        fields={fields}
        version={version}
        facts={({ typed }) => [
          [labels.name, name, typed('name')],
          [labels.description, description, typed('description')],
          [labels.spanishName, spanishName, typed('spanishName')],
          [labels.spanishDescription, spanishDescription, typed('spanishDescription')],
          [labels.duration, String(duration), typed('duration')],
          [labels.price, price, typed('price')],
          ['Offered', isActive ? 'Yes' : 'No', typed('isActive') ? 'Yes' : 'No'],
        ]}
      />
      <StepForm
        of={consultationSteps}
        step="change"
        fields={fields}
        version={version}
        labels={{ ...labels, isActive: 'Offered' }}
        defaultValue={{
          ...{
            name,
            description,
            spanishName,
            spanishDescription,
            price,
            duration: String(duration),
          },
          isActive: isActive ? 'on' : '',
        }}
        className="grid gap-4"
      >
        {(field) => (
          <>
            <TypeFields field={field} />
            <CheckField field={field('isActive')}>
              Visitors can book it. Hidden, it stays with what is booked.
            </CheckField>
            <SaveButton isOwner={isOwner} />
          </>
        )}
      </StepForm>
      {isOwner ? (
        <div className="mt-4 flex flex-wrap gap-3">
          {isFirst ? null : <MoveButton id={id} direction="up" name={name} />}
          {isLast ? null : <MoveButton id={id} direction="down" name={name} />}
        </div>
      ) : null}
    </EntryDetails>
  );
}

type MoveButtonProps = { id: number; direction: 'up' | 'down'; name: string };

function MoveButton({ id, direction, name }: MoveButtonProps) {
  return (
    <StepButton
      of={consultationSteps}
      step="move"
      fields={{ type: id, direction }}
      variant="quiet"
      size="small"
      keepsPlace
    >
      Move {direction === 'up' ? 'Up' : 'Down'}
      <span className="sr-only"> {name}</span>
    </StepButton>
  );
}

function TypeFields({ field }: { field: (name: keyof typeof labels) => BoundField }) {
  return (
    <>
      <TextField {...field('name')} autoComplete="off" maxLength={100} />
      <TextArea {...field('description')} rows={3} maxLength={500} />
      <TextField
        {...field('spanishName')}
        lang="es"
        autoComplete="off"
        maxLength={100}
        hint="Optional. Spanish pages show the English without it."
      />
      <TextArea {...field('spanishDescription')} lang="es" rows={3} maxLength={500} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('duration')}
          type="number"
          min={15}
          max={480}
          step={15}
          inputMode="numeric"
        />
        <TextField
          {...field('price')}
          inputMode="decimal"
          autoComplete="off"
          hint="0 means free."
        />
      </div>
    </>
  );
}
