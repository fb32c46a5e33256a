// All kinds of content in groups, each with what it is for; what is still to be published comes first.
import { Link } from 'react-router';
import { countOf } from '#company/rules/platform/count-label.ts';
import type { ContentKindCount } from '#contract/site/content/editing.ts';
import { ONLY } from '#contract/site/content/kinds.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/content.page.ts';
import { isContentKind, kindGroups, kindLabels } from './labels/kind-labels.ts';

export const meta = consoleMeta('Content');

export async function loader({ context }: Route.LoaderArgs) {
  const { kinds } = await context.get(apiContext)('GET /api/console/content');
  return { kinds: kinds.map((one) => ({ ...one, path: pathOf(one) })) };
}

type Counted = ContentKindCount & { path: string };

/** A kind with one entry has no list of them. */
function pathOf({ kind, isSingle }: ContentKindCount): string {
  return `/console/settings/content/${kind}${isSingle ? `/${ONLY}` : ''}`;
}

export default function ContentPage({ loaderData: { kinds } }: Route.ComponentProps) {
  const open = kinds.filter(({ drafts, scheduled }) => drafts + scheduled > 0);
  return (
    <ConsoleMain
      heading="Content"
      lead="Text, pictures and prices that the site shows. Changes are live within seconds."
      back={{ to: '/console/settings', label: 'Settings' }}
      width="list"
    >
      <section className="mt-8">
        <ul className="divide-y divide-line rounded-card border border-line bg-raised">
          <li>
            <Link
              className="flex min-h-16 items-center gap-4 px-5 py-3 hover:bg-sunk"
              to="/console/settings/pictures"
            >
              <span className="min-w-0 grow">
                <span className="font-semibold">Pictures</span>
                <span className="block text-ink-soft">
                  Upload photos and renderings, describe and crop them
                </span>
              </span>
              <AppIcon name="chevron-right" className="size-5 shrink-0 text-ink-soft" />
            </Link>
          </li>
        </ul>
      </section>
      {open.length > 0 ? <Group label="Not published yet" kinds={open} /> : null}
      {kindGroups.map(({ label, kinds: names }) => (
        <Group
          key={label}
          label={label}
          kinds={names.flatMap((name) => kinds.find(({ kind }) => kind === name) ?? [])}
        />
      ))}
    </ConsoleMain>
  );
}

function Group({ label, kinds }: { label: string; kinds: readonly Counted[] }) {
  return (
    <section className="mt-8">
      <h2 className="font-text text-[1rem] font-bold tracking-normal">{label}</h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
        {kinds.map((count) => (
          <li key={count.kind}>
            <KindLink count={count} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function KindLink({ count }: { count: Counted }) {
  const { kind, path, isSingle, published, hidden, drafts, scheduled } = count;
  if (!isContentKind(kind)) return null;
  const { label, purpose } = kindLabels[kind];
  return (
    <Link className="flex min-h-16 items-center gap-4 px-5 py-3 hover:bg-sunk" to={path}>
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{label}</span>
          {drafts > 0 ? <Badge tone="amber">{countOf(drafts, 'draft')}</Badge> : null}
          {scheduled > 0 ? <Badge tone="green">{scheduled} scheduled</Badge> : null}
        </span>
        <span className="block text-ink-soft">{purpose}</span>
      </span>
      {isSingle ? null : (
        <span className="shrink-0 text-small text-ink-soft tabular-nums max-sm:sr-only">
          {published}
          <span className="sr-only"> published</span>
          {hidden > 0 ? `, ${hidden} hidden` : ''}
        </span>
      )}
      <AppIcon name="chevron-right" className="size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}
