// A short link: its QR code and the pieces that carry it, what came of it with the rows behind each figure, and the form that changes it.

import { Link } from 'react-router';
import { leadStageLabel } from '#company/facts/lead-stages.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { countOf } from '#company/rules/platform/count-label.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { PrintLinkPage as Shown } from '#contract/site/print-links.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Select } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/print-link.page.ts';
import { FigureRows } from './figure-rows.tsx';
import { PrintLinkFields, printLinkLabels } from './print-link-fields.tsx';
import { onePrintLinkSteps } from './print-steps.ts';

export const meta = consoleMeta('Short link');

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = Number(params.id);
  return context.get(apiContext)('GET /api/console/print-links/{id}', { params: { id } });
}

export const action = stepAction(onePrintLinkSteps);

export default function PrintLinkPage({ loaderData: link }: Route.ComponentProps) {
  useLivePage(['lead', 'billing']);
  const { name, isOver, scans, leads, chats, won, paid, isAll } = link;
  const wonRows = link.leadRows.filter(({ stage }) => stage === 'won');
  return (
    <ConsoleMain
      heading={name}
      badge={isOver ? <Badge tone="amber">Off</Badge> : undefined}
      back={{ to: '/console/print', label: 'Print' }}
    >
      <DoneNote of={onePrintLinkSteps} className="mt-5 max-w-reading" />
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Piece link={link} />
        <div>
          {isAll ? null : <p className="mb-3 text-ink-soft">The latest 500 of each are shown.</p>}
          <FigureRows
            label="Scans"
            figure={String(scans)}
            rows={link.days.map(({ day, scans: some }) => ({
              key: day,
              name: formatDate(day),
              value: String(some),
            }))}
          />
          <FigureRows label="Leads" figure={String(leads)} rows={link.leadRows.map(leadRow)} />
          <FigureRows
            label="Chats"
            figure={String(chats)}
            rows={link.chatRows.map(({ id, name: who, startedOn }) => ({
              key: id,
              name: <Link to={`/admin-support/${id}`}>{who}</Link>,
              value: formatDate(startedOn),
            }))}
          />
          <FigureRows label="Won" figure={String(won)} rows={wonRows.map(leadRow)} />
          <FigureRows
            label="Paid"
            figure={formatMoney(paid)}
            rows={link.paidRows.map(({ customerId, customer, bookedOn, amount }) => ({
              key: `${customerId} ${bookedOn}`,
              name: (
                <>
                  <Link to={`/console/billing/accounts/${customerId}`}>{customer}</Link>,{' '}
                  {formatDate(bookedOn)}
                </>
              ),
              value: formatMoney(amount),
            }))}
          />
        </div>
      </div>
      <Change link={link} />
    </ConsoleMain>
  );
}

function leadRow({ id, name, stage, arrivedOn }: Shown['leadRows'][number]) {
  return {
    key: String(id),
    name: (
      <>
        <Link to={`/console/leads/${id}`}>{name}</Link>, {leadStageLabel(stage)}
      </>
    ),
    value: formatDate(arrivedOn),
  };
}

function Piece({ link: { id, code, url, kind, scans } }: { link: Shown }) {
  const printed = [
    { label: 'Flyer', href: `/print-flyer/${code}`, isPage: true },
    { label: 'Business card', href: `/business-card/${code}`, isPage: true },
    { label: 'Flyer (PDF)', href: `/api/generate-flyer-pdf?link=${code}` },
    { label: 'Business card (PDF)', href: `/api/generate-business-card-pdf?link=${code}` },
    { label: 'QR code (SVG)', href: `/api/console/print-links/${id}/qr` },
  ];
  return (
    <section aria-label="Printed">
      <img
        className="w-48 rounded-card border border-line"
        src={`/api/console/print-links/${id}/qr`}
        width={192}
        height={192}
        alt={`QR code of ${url}`}
      />
      <p className="mt-3 font-semibold wrap-anywhere">{url.replace(/^https?:\/\//, '')}</p>
      <p className="text-small text-ink-soft">
        {scans === 0
          ? `Not scanned yet. Try it before you print the ${kind}.`
          : countOf(scans, 'scan')}
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {printed.map(({ label, href, isPage }) => (
          <li key={href}>
            <ButtonLink
              variant="quiet"
              size="small"
              href={href}
              {...(isPage ? {} : { download: true })}
            >
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Change({ link }: { link: Shown }) {
  const { version, kind, name, neighborhood, zip, target, lastDay, isActive } = link;
  return (
    <section className="mt-10 max-w-reading border-t border-line pt-6" aria-labelledby="change">
      <h2 id="change" className="text-title">
        Change
      </h2>
      <StepForm
        of={onePrintLinkSteps}
        step="change"
        version={version}
        key={version}
        labels={{ ...printLinkLabels, isActive: 'Status' }}
        defaultValue={{
          ...{ kind, name, target, isActive: String(isActive) },
          ...{ neighborhood: neighborhood ?? '', zip: zip ?? '', lastDay: lastDay ?? '' },
        }}
        className="mt-4 grid gap-4"
      >
        {(field) => (
          <>
            <PrintLinkFields field={field} />
            <Select
              {...field('isActive')}
              hint="A link that is off, or past its last day, leads to the home page and counts nothing."
            >
              <option value="true">On</option>
              <option value="false">Off</option>
            </Select>
            <div>
              <SubmitButton pending="Saving..." size="small" variant="oak">
                Save
              </SubmitButton>
            </div>
          </>
        )}
      </StepForm>
    </section>
  );
}
