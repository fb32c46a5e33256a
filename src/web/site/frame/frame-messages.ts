// The language of the document around a page, and the words that stand in it: English, unless a layout has another one.
import { useMatches } from 'react-router';

type FrameMessages = { language: string; skipToContent: string; closeMessage: string };

const english: FrameMessages = {
  language: 'en',
  skipToContent: 'Skip to content',
  closeMessage: 'Close message',
};

/** The words of the frame; those of the crew's page come with its layout. */
export function useFrameMessages(): FrameMessages {
  const own = useMatches().find(({ id }) => id === 'crew/crew.layout');
  const { language, messages } = (own?.loaderData ?? {}) as {
    language?: string;
    messages?: Omit<FrameMessages, 'language'>;
  };
  return language && messages ? { ...messages, language } : english;
}
