// The frame of the kit's pages, which show every part in every state to whoever changes one.
import { NavLink, Outlet } from 'react-router';
import { PageChange } from '#web/features/application/page-change.tsx';

export const handle = { application: true };

const pages = [
  ['/dev/kit', 'Basics'],
  ['/dev/kit/fields', 'Fields'],
  ['/dev/kit/dates', 'Dates and files'],
  ['/dev/kit/overlays', 'Overlays'],
  ['/dev/kit/table', 'Table'],
] as const;

export default function KitLayout() {
  return (
    <div className="min-h-dvh pb-16">
      <PageChange />
      <nav className="border-b border-line bg-raised" aria-label="Kit">
        <div className="page-width flex gap-1 overflow-x-auto py-2">
          {pages.map(([path, label]) => (
            <NavLink
              key={path}
              to={path}
              end
              className="inline-flex min-h-11 shrink-0 items-center rounded-field px-3 font-semibold hover:bg-sunk aria-[current=page]:text-oak"
            >
              {label}
            </NavLink>
          ))}
        </div>
      </nav>
      <Outlet />
    </div>
  );
}
