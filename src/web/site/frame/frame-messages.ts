// The language of the document around a page, and the words that stand in it: English, unless the address or a layout has another one.
import { useMatches, useRouteLoaderData } from 'react-router';
import type { loader } from '#web/root.tsx';

type FrameMessages = { language: string; skipToContent: string; closeMessage: string };

/** Every application has these; the words of the site's frame stay with the site. */
const english: FrameMessages = {
  language: 'en',
  skipToContent: 'Skip to content',
  closeMessage: 'Close message',
};

/** The layouts that say a language of their own. */
const SPOKEN_IN = new Set(['crew/crew.layout', 'portal/portal.layout']);

/** The words of the frame; those of the crew's page and of the portal come with their layouts. */
export function useFrameMessages(): FrameMessages {
  const site = useRouteLoaderData<typeof loader>('root')?.siteMessages;
  const own = useMatches().find(({ id }) => SPOKEN_IN.has(id));
  const { language, messages } = (own?.loaderData ?? {}) as {
    language?: string;
    messages?: Omit<FrameMessages, 'language'> | null;
  };
  return language && messages ? { ...messages, language } : (site ?? english);
}
