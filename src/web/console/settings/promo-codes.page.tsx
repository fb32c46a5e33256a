// The promo codes: what each takes off a first visit, when it works, and how often it was used.
import { countOf } from '#company/rules/platform/count-label.ts';
import { keysOf } from '#company/rules/platform/known-keys.ts';
import type { DeskPromoCode } from '#contract/leads/promo-codes.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { TextField } from '#web/ui/field.tsx';
import { CheckField } from '../../forms/app/check-box.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/promo-codes.page.ts';

import { EntryDetails } from './entry-details.tsx';
import { promoCodeSteps } from './promo-code-steps.ts';
import { SaveButton, SettingsMain } from './settings-main.tsx';

export const meta = consoleMeta('Promo codes');

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ role }, { items }] = await Promise.all([
    api('GET /api/auth/user'),
    api('GET /api/console/promo-codes'),
  ]);
  return { isOwner: role === 'owner', items, requestKey: newKey() };
}

export const action = stepAction(promoCodeSteps);

const termLabels = {
  description: 'Description',
  spanishDescription: 'Description in Spanish',
  percent: 'Percent off',
  amount: 'Dollars off',
  validFrom: 'First day',
  validUntil: 'Last day',
  maxUses: 'Number of uses',
} as const;

export default function PromoCodesPage({ loaderData }: Route.ComponentProps) {
  const { isOwner, items, requestKey } = loaderData;
  return (
    <SettingsMain
      heading="Promo codes"
      lead="Taken off the first visit of a lawn plan. Requests that used a code keep their price, whatever you change."
      of={promoCodeSteps}
      isOwner={isOwner}
    >
      {items.length === 0 ? (
        <EmptyState icon="tag" title="No promo codes yet" className="mt-6">
          Add the first one below.
        </EmptyState>
      ) : (
        <ul className="mt-6 grid gap-3">
          {items.map((promo) => (
            <li key={`${promo.id}-${promo.version}`}>
              <OneCode promo={promo} isOwner={isOwner} />
            </li>
          ))}
        </ul>
      )}
      {isOwner ? (
        <section className="mt-8" aria-labelledby="add-code">
          <h2 id="add-code" className="text-title">
            Add a promo code
          </h2>
          <StepForm
            key={items.length}
            of={promoCodeSteps}
            step="add"
            requestKey={requestKey}
            labels={{ code: 'Code', ...termLabels }}
            className="mt-3 grid gap-4"
          >
            {(field) => (
              <>
                <TextField
                  {...field('code')}
                  autoComplete="off"
                  maxLength={40}
                  hint="Such as SPRING10. Customers may type it in small letters."
                />
                <TermFields field={field} />
                <div>
                  <SubmitButton pending="Adding...">Add Code</SubmitButton>
                </div>
              </>
            )}
          </StepForm>
        </section>
      ) : null}
    </SettingsMain>
  );
}

type OneCodeProps = { promo: DeskPromoCode; isOwner: boolean };

function OneCode({ promo, isOwner }: OneCodeProps) {
  const { id, version, code, percent, amount, isActive } = promo;
  const fields = { promo: id };
  const answer = useStepAnswer(promoCodeSteps, { fields });
  const values = typedTerms(promo);
  const names = keysOf(termLabels);
  return (
    <EntryDetails
      name={code}
      unused={isActive ? null : 'Ended'}
      facts={`${percent === null ? `$${amount}` : `${percent}%`} off · ${usesLabel(promo)}`}
      isOpen={answer !== undefined}
    >
      <StepConflict
        of={promoCodeSteps}
        fields={fields}
        version={version}
        facts={({ typed }) => [
          ...names.map((name) => [termLabels[name], values[name], typed(name)] as const),
          ['In use', isActive ? 'Yes' : 'No', typed('isActive') ? 'Yes' : 'No'],
        ]}
      />
      <StepForm
        of={promoCodeSteps}
        step="change"
        fields={fields}
        version={version}
        labels={{ ...termLabels, isActive: 'In use' }}
        defaultValue={{ ...values, isActive: isActive ? 'on' : '' }}
        className="grid gap-4"
      >
        {(field) => (
          <>
            <TermFields field={field} />
            <CheckField field={field('isActive')}>
              In use. Uncheck it to end the code today.
            </CheckField>
            <SaveButton isOwner={isOwner} />
          </>
        )}
      </StepForm>
    </EntryDetails>
  );
}

function TermFields({ field }: { field: (name: keyof typeof termLabels) => BoundField }) {
  return (
    <>
      <TextField
        {...field('description')}
        autoComplete="off"
        maxLength={200}
        hint="What the customer reads beside the discount."
      />
      <TextField
        {...field('spanishDescription')}
        lang="es"
        autoComplete="off"
        maxLength={200}
        hint="Optional. Spanish pages show the English without it."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('percent')} inputMode="numeric" autoComplete="off" />
        <TextField
          {...field('amount')}
          inputMode="decimal"
          autoComplete="off"
          hint="One of the two."
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField {...field('validFrom')} type="date" />
        <TextField {...field('validUntil')} type="date" />
        <TextField
          {...field('maxUses')}
          inputMode="numeric"
          autoComplete="off"
          hint="Blank for any number."
        />
      </div>
    </>
  );
}

/** What the fields of a code begin with. */
function typedTerms(promo: DeskPromoCode): Record<keyof typeof termLabels, string> {
  return {
    description: promo.description,
    spanishDescription: promo.spanishDescription,
    percent: String(promo.percent ?? ''),
    amount: promo.amount ?? '',
    validFrom: promo.validFrom ?? '',
    validUntil: promo.validUntil ?? '',
    maxUses: String(promo.maxUses ?? ''),
  };
}

function usesLabel({ uses, maxUses }: DeskPromoCode): string {
  const used = `used ${countOf(uses, 'time')}`;
  return maxUses === null ? used : `${used}, ${maxUses - uses} left`;
}
