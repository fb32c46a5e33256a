// The parts of Settings as links, each with one line about what is there.
import { Link } from 'react-router';
import { apiContext } from '#web/lib/request-context.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useRights } from '../use-rights.ts';
import type { Route } from './+types/settings.page.ts';
import { type SettingsPart, settingsParts } from './settings-parts.ts';

export const meta = consoleMeta('Settings');

export async function loader({ context }: Route.LoaderArgs) {
  await context.get(apiContext)('GET /api/console/settings');
  return null;
}

export default function SettingsPage() {
  const rights = useRights();
  const parts = settingsParts.filter(({ right = 'staff' }) => rights.includes(right));
  return (
    <ConsoleMain heading="Settings" lead="Changes show on the site within seconds." width="list">
      <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-raised">
        {parts.map((part) => (
          <li key={part.path}>
            <PartLink part={part} />
          </li>
        ))}
      </ul>
    </ConsoleMain>
  );
}

function PartLink({ part: { path, label, about } }: { part: SettingsPart }) {
  return (
    <Link className="flex min-h-16 items-center gap-4 px-5 py-3 hover:bg-sunk" to={path}>
      <span className="grow">
        <span className="block font-semibold">{label}</span>
        <span className="block text-ink-soft">{about}</span>
      </span>
      <AppIcon name="chevron-right" className="size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}
