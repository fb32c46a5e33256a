// The words of an automatic mail with its facts filled in: what the owner wrote, as the templates set it.
import { Fragment, type ReactNode } from 'react';
import { Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import {
  mailIn,
  type OwnVariable,
  type WordsOfMails,
} from '#company/rules/platform/automatic-mails.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { EnglishMailName } from '#company/rules/platform/mail-table.ts';
import { mailStyles } from './mail-layout.tsx';

/** Ready to be set; the closing line is null where there is none. */
export type FilledWords = {
  subject: string;
  heading: string;
  opening: ReactNode;
  closing: ReactNode;
};

/** The published words of one mail in a language, with its facts in them: those are said in the same language. */
export function fillWords<Name extends EnglishMailName>(
  name: Name,
  words: WordsOfMails,
  { companyName, shortName, phone }: BusinessSettings,
  facts: Readonly<Record<OwnVariable<Name>, string>>,
  language: Language = 'en',
): FilledWords {
  const { subject, heading, opening, closing } = words(mailIn(language, name));
  const values = { company: companyName, shortName, phone, ...facts };
  return {
    subject: fill(subject, values),
    heading: fill(heading, values),
    opening: <Paragraphs text={fill(opening, values)} />,
    closing: closing ? <Paragraphs text={fill(closing, values)} isAfter /> : null,
  };
}

/** A blank line begins a new paragraph. */
function Paragraphs({ text, isAfter = false }: { text: string; isAfter?: boolean }) {
  const style = isAfter ? { ...mailStyles.text, marginTop: '16px' } : mailStyles.text;
  return text
    .trim()
    .split(/\s*\n\s*\n\s*/)
    .map((paragraph, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
      <Text key={place} style={style}>
        {withLineBreaks(paragraph)}
      </Text>
    ));
}

function withLineBreaks(paragraph: string): ReactNode {
  const [first = '', ...rest] = paragraph.split(/\r\n?|\n/);
  if (rest.length === 0) return first;
  return (
    <>
      {first}
      {rest.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
        <Fragment key={place}>
          <br />
          {line}
        </Fragment>
      ))}
    </>
  );
}
