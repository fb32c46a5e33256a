// What is different in a quote since its page was shown, in the language of the page; what the office has written in it is marked.
import { Fragment } from 'react';
import { plainSentence, type SpokenSentence } from '#company/rules/platform/spoken-sentence.ts';
import { OwnerWords, usePortalLanguage } from '../portal-language.tsx';

type ChangedQuoteProps = {
  /** In English. */
  changes: readonly string[];
  /** The same in Spanish, in their parts. */
  spanishChanges: readonly SpokenSentence[] | undefined;
};

/** The changes; nothing where no one knows what the page had shown. */
export function ChangedQuote({ changes, spanishChanges = [] }: ChangedQuoteProps) {
  const { language } = usePortalLanguage();
  const sentences = language === 'es' ? spanishChanges : changes.map((change) => [change]);
  if (sentences.length === 0) return null;
  return (
    <ul className="list-disc pl-5">
      {sentences.map((sentence) => (
        <li key={plainSentence(sentence)}>
          {sentence.map((part, at) => (
            <Fragment key={at.toString()}>
              {typeof part === 'string' ? part : <OwnerWords>{part.written}</OwnerWords>}
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
