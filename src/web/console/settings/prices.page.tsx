// Sales tax, how long a price is held, and what an hour of a crew costs; with what keeps the old figures.
import { Link } from 'react-router';
import { keysOf } from '#company/rules/platform/known-keys.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { TextField } from '#web/ui/field.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/prices.page.ts';
import { loadSettings } from './load-settings.ts';
import { priceLabels, pricesOf, TypedPrices, typedPrices } from './prices-form.ts';
import { SAVED, SaveButton, SettingsMain } from './settings-main.tsx';

export const meta = consoleMeta('Prices and taxes');

export async function loader({ context }: Route.LoaderArgs) {
  const { isOwner, prices } = await loadSettings(context);
  return { isOwner, prices };
}

const priceSteps = steps({
  save: step({
    schema: TypedPrices,
    send: ({ api }, typed) => api('PATCH /api/console/settings/prices', { body: pricesOf(typed) }),
    done: SAVED,
  }),
});

export const action = stepAction(priceSteps);

export default function PricesPage({ loaderData: { isOwner, prices } }: Route.ComponentProps) {
  const values = typedPrices(prices);
  const names = keysOf(priceLabels);
  return (
    <SettingsMain
      heading="Prices and taxes"
      lead={
        <>
          New prices for running plans are proposed under{' '}
          <Link className="text-link" to="/console/plans/prices">
            Plans
          </Link>
          .
        </>
      }
      of={priceSteps}
      isOwner={isOwner}
    >
      <StepConflict
        of={priceSteps}
        version={prices.version}
        facts={(meant) => names.map((name) => [priceLabels[name], values[name], meant.typed(name)])}
      />
      <StepForm
        of={priceSteps}
        step="save"
        version={prices.version}
        labels={priceLabels}
        defaultValue={values}
        className="mt-6 grid gap-5"
      >
        {(field) => (
          <>
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField {...field('salesTax')} inputMode="decimal" autoComplete="off" />
              <TextField {...field('salesTaxSince')} type="date" />
            </div>
            <TextField
              {...field('salesTaxSource')}
              autoComplete="off"
              maxLength={200}
              hint="For the office: where the rate was looked up."
            />
            <fieldset className="grid gap-5">
              <legend className="mb-3 font-semibold">A new rate that is known ahead</legend>
              <div className="grid gap-5 sm:grid-cols-2">
                <TextField {...field('nextRate')} inputMode="decimal" autoComplete="off" />
                <TextField {...field('nextSince')} type="date" hint="It begins by itself." />
              </div>
              <TextField {...field('nextSource')} autoComplete="off" maxLength={200} />
            </fieldset>
            <p className="-mt-3 text-small text-ink-soft">
              Quotes and plan offers keep the rate they were sent with. Visits of plans have the
              rate of their day; new quotes, estimates and the prices on the site that of today.
              Service pages that name the rate in their own text are not changed.
            </p>
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField
                {...field('priceHeldDays')}
                inputMode="numeric"
                autoComplete="off"
                hint="How long a visitor’s price counts after a plan request. Requests already sent keep their day."
              />
              <TextField
                {...field('laborRate')}
                inputMode="decimal"
                autoComplete="off"
                hint="What an hour of a crew costs you. Only margins are figured with it; no customer sees it."
              />
            </div>
            <SaveButton isOwner={isOwner} />
          </>
        )}
      </StepForm>
    </SettingsMain>
  );
}
