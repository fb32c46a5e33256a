// The language of the document around a page, and the words that stand in it: that of the address, unless a layout has another one.
import { useMatches } from 'react-router';
import { useSiteMessages } from './use-site-messages.ts';

type FrameMessages = { language: string; skipToContent: string; closeMessage: string };

/** The words of the frame; those of the crew's page come with its layout. */
export function useFrameMessages(): FrameMessages {
  const site = useSiteMessages();
  const own = useMatches().find(({ id }) => id === 'crew/crew.layout');
  const { language, messages } = (own?.loaderData ?? {}) as {
    language?: string;
    messages?: Omit<FrameMessages, 'language'>;
  };
  return language && messages ? { ...messages, language } : site;
}
