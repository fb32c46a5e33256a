// A sentence with a label of the price list in it, which is the owner's and there in English alone.
import type { Language } from '#company/facts/languages.ts';
import { EnglishText } from '#web/ui/english-text.tsx';

type WithEnglishLabelProps = {
  language: Language;
  text: string;
  /** What stands in the text for the label, with its braces. */
  name: string;
  label: string;
};

/** In English it is in one piece wherever it stands. */
export function WithEnglishLabel({ language, text, name, label }: WithEnglishLabelProps) {
  if (language === 'en') return text.replace(name, label);
  const [before, after] = text.split(name);
  return (
    <span>
      {before}
      <EnglishText language={language}>{label}</EnglishText>
      {after}
    </span>
  );
}
