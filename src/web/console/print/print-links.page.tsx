// Short links of flyers, cards, trucks, yard signs and posts, with what came of each, and the form that makes one.
import { printLinkKinds } from '#company/facts/print-links.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import type { PrintLink } from '#contract/site/print-links.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { StepFold } from '../form-fold.tsx';
import { useLivePage } from '../live/use-live.ts';
import { RecordTable } from '../record-table.tsx';
import type { Route } from './+types/print-links.page.ts';
import { PrintLinkFields, printLinkLabels } from './print-link-fields.tsx';
import { printLinkSteps } from './print-steps.ts';

export const meta = consoleMeta('Print');

export async function loader({ context }: Route.LoaderArgs) {
  const { items } = await context.get(apiContext)('GET /api/console/print-links');
  return { items, requestKey: newKey() };
}

export const action = stepAction(printLinkSteps);

export default function PrintLinksPage({ loaderData }: Route.ComponentProps) {
  const { items, requestKey } = loaderData;
  useLivePage(['lead']);
  return (
    <ConsoleMain
      heading="Print"
      lead="Short links and QR codes on what you hand out. Each says what came of it: no cookie, no one is followed."
      back={{ to: '/console/leads', label: 'Leads' }}
      actions={
        <>
          <ButtonLink variant="quiet" size="small" href="/print-flyer">
            Flyer
          </ButtonLink>
          <ButtonLink variant="quiet" size="small" href="/business-card">
            Business card
          </ButtonLink>
        </>
      }
    >
      <StepFold summary="New link" of={printLinkSteps} step="add" className="mt-4 max-w-reading">
        <StepForm
          of={printLinkSteps}
          step="add"
          labels={printLinkLabels}
          requestKey={requestKey}
          defaultValue={{ kind: 'flyer', target: '/quote' }}
          className="grid gap-4 pb-4"
        >
          {(field) => (
            <>
              <PrintLinkFields field={field} />
              <div>
                <SubmitButton pending="Making..." size="small">
                  Make Link
                </SubmitButton>
              </div>
            </>
          )}
        </StepForm>
      </StepFold>
      <div className="mt-4">
        {items.length === 0 ? (
          <EmptyState icon="tag" title="No links yet">
            Make one for each stack of flyers or each sign: “Bridgeland, May” tells you later which
            neighborhood paid for its paper.
          </EmptyState>
        ) : (
          <Links items={items} />
        )}
      </div>
    </ConsoleMain>
  );
}

const kindLabels = new Map<string, string>(
  printLinkKinds.map(({ value, label }) => [value, label]),
);

function Links({ items }: { items: readonly PrintLink[] }) {
  return (
    <RecordTable
      label="Short links"
      items={items}
      idOf={({ id }) => id}
      name={{
        label: 'Link',
        nameOf: ({ name }) => name,
        noteOf: ({ kind, neighborhood, zip, code, isOver }) =>
          [kindLabels.get(kind), neighborhood, zip, `/go/${code}`, isOver ? 'off' : null]
            .filter(Boolean)
            .join(' · '),
      }}
      pathOf={({ id }) => `/console/print/${id}`}
      columns={[
        { label: 'Scans', cell: ({ scans }) => scans, align: 'end' },
        { label: 'Leads', cell: ({ leads }) => leads, align: 'end' },
        { label: 'Chats', cell: ({ chats }) => chats, align: 'end' },
        { label: 'Won', cell: ({ won }) => won, align: 'end' },
        { label: 'Paid', cell: ({ paid }) => formatMoney(paid), align: 'end' },
      ]}
    />
  );
}
