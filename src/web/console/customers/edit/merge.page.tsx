// Merges another customer into this one: looked for, looked at, done.
import { Form, Link } from 'react-router';
import { personName } from '#company/rules/customers/person-name.ts';
import { customerMergeEndpoints, type MergePreview } from '#contract/customers/customer-merge.ts';
import type { CustomerLine } from '#contract/customers/customers.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { joinWords } from '#web/lib/list-sentence.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import { callOf, NO_EMAIL } from '../customer-labels.ts';
import type { Route } from './+types/merge.page.ts';

export const meta = consoleMeta('Merge customers');

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const search = url.searchParams;
  const [q, other] = [search.get('q')?.trim().slice(0, 200), search.get('other')];
  const customer = await api('GET /api/console/customers/{id}', { params });
  const preview = other
    ? await api('GET /api/console/customers/{id}/merge', { params, query: { other } })
    : null;
  const found = q ? await api('GET /api/console/customers', { query: { q } }) : null;
  const others = found?.items.filter(({ id }) => id !== customer.id) ?? null;
  return { customer, preview, others, q };
}

const mergeSteps = steps({
  merge: step({
    schema: customerMergeEndpoints['POST /api/console/customers/{id}/merge'].body,
    isPress: true,
    send: ({ api, params }, body) =>
      api('POST /api/console/customers/{id}/merge', { params: { id: String(params.id) }, body }),
    to: ({ call: { params } }) => `/console/customers/${params.id}?done=merged#merged`,
  }),
});

export const action = stepAction(mergeSteps);

export default function MergePage({ loaderData }: Route.ComponentProps) {
  const { customer, preview, others, q } = loaderData;
  const name = callOf({ ...customer, name: personName(customer) });
  return (
    <ConsoleMain
      heading={`Merge into ${name}`}
      lead={`${customer.email ?? name} stays. Choose the same person’s other account.`}
      back={{ to: `/console/customers/${customer.id}`, label: 'Back to the customer' }}
      width="form"
    >
      {preview ? (
        <Preview preview={preview} />
      ) : (
        <>
          <Form role="search" className="mt-8 flex flex-wrap items-end gap-3">
            <TextField
              id="merge-search"
              name="q"
              type="search"
              label="Find the other account"
              className="min-w-0 flex-1 basis-64"
              defaultValue={q ?? ''}
              maxLength={200}
              placeholder="Name, email, phone, address"
            />
            <Button type="submit" variant="oak">
              Search
            </Button>
          </Form>
          {others ? <Found others={others} /> : null}
        </>
      )}
    </ConsoleMain>
  );
}

function Found({ others }: { others: CustomerLine[] }) {
  if (others.length === 0) return <p className="mt-6 text-ink-soft">No other matches.</p>;
  return (
    <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-raised">
      {others.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
          <p className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{callOf(one)}</span>
            {one.name ? <span className="block text-ink-soft">{one.email ?? NO_EMAIL}</span> : null}
          </p>
          <Link
            className={buttonLook({ variant: 'quiet', size: 'small' }, '')}
            to={`?other=${one.id}`}
          >
            Look at it
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Preview({ preview: { stays, goes, moves, fills } }: { preview: MergePreview }) {
  const moving = moves.map(({ what, count }) => `${count} ${what}`);
  return (
    <Card className="mt-8 p-5 lg:p-7">
      <dl className="grid gap-4 sm:grid-cols-2">
        <Side term="Stays" side={stays} />
        <Side term="Goes" side={goes} />
      </dl>
      <ul className="mt-5 grid list-disc gap-1 pl-5">
        <li>
          {moving.length > 0
            ? `What moves: ${joinWords(moving)}.`
            : 'Nothing is attached to the other account.'}
        </li>
        {fills.length > 0 ? <li>Missing {joinWords(fills)} is taken over.</li> : null}
        {goes.email ? (
          <li>{goes.email} can no longer sign in; open sessions end at once.</li>
        ) : null}
        <li>It can be undone for 30 days.</li>
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <StepButton
          of={mergeSteps}
          step="merge"
          fields={{ other: goes.id }}
          seen={{ otherVersion: goes.version }}
          version={stays.version}
          variant="clay"
        >
          Merge Accounts
        </StepButton>
        <Link className={buttonLook({ variant: 'quiet' }, '')} to="?">
          Choose another
        </Link>
      </div>
    </Card>
  );
}

function Side({ term, side }: { term: string; side: MergePreview['stays'] }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-soft">{term}</dt>
      <dd className="mt-0.5 wrap-anywhere">
        <span className="block font-semibold">{callOf(side)}</span>
        {side.name ? <span className="block">{side.email ?? NO_EMAIL}</span> : null}
        <span className="block tabular-nums">{side.phone ?? 'No phone number'}</span>
      </dd>
    </div>
  );
}
