// What is agreed to with autopay, word for word: it is stored in English and binds so.
import { InEnglish } from '../portal-language.tsx';

type AutopayTermsProps = { terms: string; className: string };

export function AutopayTerms({ terms, className }: AutopayTermsProps) {
  return (
    <InEnglish>
      <div className={`${className} grid gap-3 border-l-2 border-line pl-4`}>
        {terms.split('\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </InEnglish>
  );
}
