// In which language the portal speaks to its person, as its layout has loaded it (docs/decisions/0117-the-portal-in-its-persons-language.md).
import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '#company/facts/languages.ts';
import { FormLanguage } from '#web/forms/app/form-language.tsx';
import { englishFormMessages } from '#web/forms/app/messages/form-messages.en.ts';
import { EnglishText } from '#web/ui/english-text.tsx';
import type { AreaMessages, AreaName } from './messages/area-messages.ts';
import { englishPortalMessages, type PortalMessages } from './messages/portal-messages.en.ts';

/** What the layout's loader gives of it. */
export type PortalWords = {
  language: Language;
  /** The words of the frame; null in English, which the code has in itself. */
  messages: PortalMessages | null;
  /** The words of the page by area; null where it is shown in English. */
  areas: Partial<AreaMessages> | null;
};

/** The language of the part that asks, and the words of the frame in it. */
type Spoken = { language: Language; messages: PortalMessages; areas: Partial<AreaMessages> | null };

const english: Spoken = { language: 'en', messages: englishPortalMessages, areas: null };

const PortalLanguage = createContext<Spoken>(english);

type PortalLanguageProviderProps = { words: PortalWords | undefined; children: ReactNode };

/** Stands around the frame with what its layout has loaded; English where that is nothing. */
export function PortalLanguageProvider({ words, children }: PortalLanguageProviderProps) {
  const { language, messages, areas } = words ?? english;
  return (
    <PortalLanguage value={{ language, messages: messages ?? englishPortalMessages, areas }}>
      {children}
    </PortalLanguage>
  );
}

/** The language of the part that asks, which within `InEnglish` is English, and the words of the frame in it. */
export function usePortalLanguage(): Spoken {
  return useContext(PortalLanguage);
}

/** The words of an area in the language of the page; null in English, which each area has in its own code. */
export function useAreaMessages<Area extends AreaName>(area: Area): AreaMessages[Area] | null {
  return useContext(PortalLanguage).areas?.[area] ?? null;
}

/** The words of an area with their language, for a part that other rooms show as well. */
export function useSpokenArea<Area extends AreaName>(area: Area, own: AreaMessages[Area]) {
  const { language } = usePortalLanguage();
  const messages = useAreaMessages(area);
  return messages ? { language, messages } : { language: english.language, messages: own };
}

/** What is there in English alone, marked as such where its document is in another language. */
export function InEnglish({ children }: { children: ReactNode }) {
  const { language } = usePortalLanguage();
  if (language === 'en') return children;
  return (
    <PortalLanguage value={english}>
      <div lang="en" className="contents">
        {children}
      </div>
    </PortalLanguage>
  );
}

/** The page: marked as English where it has no words in its person's language. */
export function PageInLanguage({ children }: { children: ReactNode }) {
  const { areas } = usePortalLanguage();
  return (
    <FormLanguage value={areas?.forms ?? englishFormMessages}>
      {areas ? children : <InEnglish>{children}</InEnglish>}
    </FormLanguage>
  );
}

/** The owner's own words, such as the name of a service or of a crew: they are English wherever they stand. */
export function OwnerWords({ children }: { children: ReactNode }) {
  const { language } = usePortalLanguage();
  return <EnglishText language={language}>{children}</EnglishText>;
}
