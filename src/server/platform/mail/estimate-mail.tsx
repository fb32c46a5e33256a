// The mail of an estimate: figures and our own words alone, since anyone can type another person's address.
import { Text } from 'react-email';
import { hrefIn, type Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { Action } from './mail-action.tsx';
import { Card } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import { estimateMailMessages } from './messages/choose-estimate-mail-messages.ts';
import { PriceRow } from './price-row.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** The figures, as amounts with two decimals. */
export type EstimateFacts = {
  title: string;
  basis: string;
  lines: readonly { label: string; amount: string }[];
  taxRate: string;
  tax: string;
  total: string;
  /** That of the page it was asked for on. */
  language: Language;
};

/** The mail; the PDF goes with it. */
export function estimateMailOf(
  estimate: EstimateFacts,
  settings: BusinessSettings,
  siteAddress: string,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const { language, title, basis, lines, taxRate, tax } = estimate;
  const total = formatMoney(estimate.total);
  const messages = estimateMailMessages[language];
  const { subject, heading, opening, closing } = fillWords(
    'estimate',
    words,
    settings,
    { total, basis },
    language,
  );
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={fill(messages.preview, { title, total })}
      heading={heading}
      language={language}
    >
      {opening}
      <Card letter={describeFigures(estimate)}>
        {lines.map(({ label, amount }) => (
          <PriceRow key={label} label={label} amount={amount} />
        ))}
        <PriceRow label={fill(messages.salesTax, { rate: taxRate })} amount={tax} />
        <PriceRow label={messages.total} amount={estimate.total} isTotal />
      </Card>
      <Text style={mailStyles.text}>{messages.firstFigure}</Text>
      <Action href={new URL(hrefIn(language, '/#calendar'), siteAddress).href}>
        {messages.book}
      </Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, margin: '24px 0 0' }}>
        {messages.mistyped}
      </Text>
    </MailLayout>,
  );
}

/** The same in a sentence. */
function describeFigures({ language, lines, tax, taxRate, total }: EstimateFacts): string {
  const parts = lines.map(({ label, amount }) => `${label} ${formatMoney(amount)}`);
  return fill(estimateMailMessages[language].figures, {
    total: formatMoney(total),
    parts: parts.join('; '),
    rate: taxRate,
    tax: formatMoney(tax),
  });
}
