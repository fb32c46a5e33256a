// The body of a page of the console: the way back, its heading with what can be done, and the rest below one left edge.
import { type ReactNode, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { StepAnswers } from '#web/forms/app/step-answers.tsx';
import { isFromSetup } from '#web/lib/from-setup.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { laterPart } from '#web/ui/app/later-part.ts';

/** A site is open for most of its life, and then no screen has this. */
const NotOpenLine = laterPart(async () => (await import('./not-open-line.tsx')).NotOpenLine);

type ConsoleMainProps = {
  heading: string;
  /** A state, beside the heading. */
  badge?: ReactNode;
  lead?: ReactNode;
  back?: { to: string; label: string };
  /** Beside the heading: what can be done. */
  actions?: ReactNode;
  /** A form is narrow, a short list is read; everything else takes what room there is. */
  width?: keyof typeof widths;
  className?: string;
  children: ReactNode;
};

const widths = {
  form: 'max-w-[44rem]',
  list: 'max-w-[60rem]',
  full: 'max-w-[84rem]',
} as const;

/** Back to getting started, from a page to which it has led. */
const TO_SETUP = { to: '/console/setup', label: 'Getting started' };

export function ConsoleMain({
  heading,
  badge,
  lead,
  back,
  actions,
  width = 'full',
  className = '',
  children,
}: ConsoleMainProps) {
  const { company } = useSite();
  const [search] = useSearchParams();
  const wayBack = isFromSetup(search) ? TO_SETUP : back;
  return (
    <main id="content" className={`px-(--gutter) pb-10 ${wayBack ? 'pt-3' : 'pt-8'} ${className}`}>
      <div className={widths[width]}>
        {company.isLive ? null : (
          <Suspense>
            <NotOpenLine />
          </Suspense>
        )}
        {wayBack ? (
          <Link
            className="-ml-1.5 inline-flex min-h-11 items-center gap-1 font-semibold text-ink-soft hover:text-oak"
            to={wayBack.to}
          >
            <AppIcon name="chevron-left" className="size-5 shrink-0" />
            {wayBack.label}
          </Link>
        ) : null}
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <h1 className="text-feature wrap-anywhere">{heading}</h1>
              {badge}
            </div>
            {lead ? (
              <div className="mt-1 max-w-reading text-ink-soft wrap-anywhere">{lead}</div>
            ) : null}
          </div>
          {actions ? <div className="flex flex-wrap items-center gap-3">{actions}</div> : null}
        </div>
        <StepAnswers>{children}</StepAnswers>
      </div>
    </main>
  );
}
