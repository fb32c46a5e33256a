// The mail of an estimate: figures and our own words alone, since anyone can type another person's address.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { Action } from './mail-action.tsx';
import { Card } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
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
};

/** The mail; the PDF goes with it. */
export function estimateMailOf(
  estimate: EstimateFacts,
  settings: BusinessSettings,
  siteAddress: string,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const { subject, heading, opening, closing } = fillWords('estimate', words, settings, {
    total: formatMoney(estimate.total),
    basis: estimate.basis,
  });
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={`${estimate.title}: ${formatMoney(estimate.total)} with tax.`}
      heading={heading}
    >
      {opening}
      <Card letter={describeFigures(estimate)}>
        {estimate.lines.map(({ label, amount }) => (
          <PriceRow key={label} label={label} amount={amount} />
        ))}
        <PriceRow label={`Sales tax ${estimate.taxRate}`} amount={estimate.tax} />
        <PriceRow label="Total" amount={estimate.total} isTotal />
      </Card>
      <Text style={mailStyles.text}>
        This is a first figure. Slope, access and soil can change it; we look at the yard before we
        quote, and looking is free.
      </Text>
      <Action href={`${siteAddress}#calendar`}>Schedule a consultation</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, margin: '24px 0 0' }}>
        If you did not ask for this, someone mistyped an address. We won’t write to it again, and
        will forget it within a week.
      </Text>
    </MailLayout>,
  );
}

/** The same in a sentence. */
function describeFigures({ lines, tax, taxRate, total }: EstimateFacts): string {
  const parts = lines.map(({ label, amount }) => `${label} ${formatMoney(amount)}`);
  return `It comes to ${formatMoney(total)} with tax: ${parts.join('; ')}; sales tax of ${taxRate} ${formatMoney(tax)}.`;
}
