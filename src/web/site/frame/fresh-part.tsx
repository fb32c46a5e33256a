// The place of a fresh part on a page.
import { useRouteLoaderData } from 'react-router';
import type { loader } from '#web/root.tsx';

type FreshPartProps = {
  name:
    | 'headerOpening'
    | 'spanishHeaderOpening'
    | 'heroOpening'
    | 'spanishHeroOpening'
    | 'stormBanner'
    | 'spanishStormBanner';
  className?: string;
};

/** A part as the server made it; nothing where it could not be had. */
export function FreshPart({ name, className }: FreshPartProps) {
  const html = useRouteLoaderData<typeof loader>('root')?.fresh[name] ?? '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by React on the server (site/frame/fresh-parts.tsx)
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
