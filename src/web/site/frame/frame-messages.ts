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

/** The words of the frame; those of the crew's page come with its layout. */
export function useFrameMessages(): FrameMessages {
  const site = useRouteLoaderData<typeof loader>('root')?.siteMessages;
  const own = useMatches().find(({ id }) => id === 'crew/crew.layout');
  const { language, messages } = (own?.loaderData ?? {}) as {
    language?: string;
    messages?: Omit<FrameMessages, 'language'>;
  };
  return language && messages ? { ...messages, language } : (site ?? english);
}
