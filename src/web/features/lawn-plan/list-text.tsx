// A sentence with a label of the price list in it, and a text of the list: marked where it is there in English alone.
import type { ReactNode } from 'react';
import type { ShownLawnPrices } from '#company/rules/money/lawn-price.ts';

/** Where a text of the list is in it. */
type ListPath = { prices: ShownLawnPrices; path: string };

type WithListLabelProps = ListPath & {
  text: string;
  /** What stands in the text for the label, with its braces. */
  name: string;
  label: string;
};

/** In the language of the page it is in one piece wherever it stands. */
export function WithListLabel({ prices, path, text, name, label }: WithListLabelProps) {
  if (!isEnglish(prices, path)) return text.replace(name, label);
  const [before, after] = text.split(name);
  return (
    <span>
      {before}
      <MarkedLabel isEnglish>{label}</MarkedLabel>
      {after}
    </span>
  );
}

/** A text of the list. */
export function ListText({ prices, path, children }: ListPath & { children: ReactNode }) {
  return <MarkedLabel isEnglish={isEnglish(prices, path)}>{children}</MarkedLabel>;
}

type MarkedLabelProps = { isEnglish: boolean | undefined; children: ReactNode };

/** What may be in English on a page in another language. */
export function MarkedLabel({ isEnglish, children }: MarkedLabelProps) {
  return isEnglish ? <span lang="en">{children}</span> : children;
}

const isEnglish = ({ untranslated }: ShownLawnPrices, path: string): boolean =>
  untranslated?.includes(path) ?? false;
