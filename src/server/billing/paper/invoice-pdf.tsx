// An invoice on letter paper: what it bills line by line, sales tax by who it is for, what was paid and credited, and what is owed by when
// (docs/product/billing.md#invoices).
import { Text, View } from '@react-pdf/renderer';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { settlementLabel } from '#company/rules/billing/entry-labels.ts';
import { movedToCredit } from '#company/rules/billing/moved-to-credit.ts';
import { amountOf, centsOf } from '#company/rules/money/money.ts';
import { capitalized } from '#company/rules/platform/capitalized.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { Invoice, InvoiceItem } from '#contract/billing/invoice.ts';
import { paperMessages } from './messages/choose-paper-messages.ts';
import { AmountRow, Paper, PaperFacts, paper } from './paper.tsx';

/** What it is made from. */
export type InvoicePdfFacts = {
  company: BusinessSettings;
  invoice: Invoice;
  language: Language;
  issuedAt: Date;
};

/** The document. */
export function InvoicePdf({ company, invoice, language, issuedAt }: InvoicePdfFacts) {
  const words = paperMessages[language];
  const day = (on: string) => formatDate(on, language);
  const { number, billedTo, issuedOn, dueOn, items } = invoice;
  const isOwed = centsOf(invoice.open) > 0;
  return (
    <Paper
      {...{ company, language }}
      title={fill(words.invoice, { number: String(number) })}
      madeAt={issuedAt}
    >
      <PaperFacts
        of={[
          [words.billedTo, billedTo],
          [words.date, capitalized(day(issuedOn))],
          [words.due, capitalized(day(dueOn))],
        ]}
      />
      <View style={{ marginTop: 16 }}>
        {items.map((item) => (
          <Item key={item.id} {...{ item, language }} />
        ))}
      </View>
      <Sum {...{ invoice, language }} />
      <Text style={{ ...paper.soft, marginTop: 20 }}>
        {isOwed
          ? fill(words.pay, { day: day(dueOn), company: company.companyName })
          : words.nothingOwed}
      </Text>
      {words.asAgreed ? (
        <Text style={{ ...paper.soft, marginTop: 4 }}>{words.asAgreed}</Text>
      ) : null}
    </Paper>
  );
}

function Item({ item, language }: { item: InvoiceItem; language: Language }) {
  const words = paperMessages[language];
  const { title, servedOn, place, lines, tax, taxRate, total, credited } = item;
  return (
    <View style={paper.item} wrap={false}>
      <AmountRow label={`${title}, ${formatDate(servedOn, language)}`} amount={total} isStrong />
      {place ? <Text style={paper.soft}>{place}</Text> : null}
      {lines.map(({ label, amount, isTaxed }, index) => (
        <AmountRow
          key={`${label} ${index.toString()}`}
          label={isTaxed ? label : fill(words.notTaxed, { label })}
          amount={amount}
          isSoft
        />
      ))}
      <AmountRow label={fill(words.salesTax, { rate: taxRate })} amount={tax} isSoft />
      {centsOf(credited) > 0 ? (
        <AmountRow label={words.creditedSince} amount={`-${credited}`} isSoft />
      ) : null}
    </View>
  );
}

function Sum({ invoice, language }: { invoice: Invoice; language: Language }) {
  const words = paperMessages[language];
  const { subtotal, stateTax, localTax, total, creditNotes, settlements, open } = invoice;
  const toCredit = movedToCredit(invoice);
  return (
    <View style={paper.sum}>
      <AmountRow label={words.subtotal} amount={subtotal} />
      <AmountRow label={words.stateTax} amount={stateTax} />
      <AmountRow label={words.localTax} amount={localTax} />
      <AmountRow label={words.total} amount={total} isStrong />
      {creditNotes.map((note) => (
        <AmountRow
          key={note.number}
          label={fill(words.creditNote, {
            number: String(note.number),
            day: formatDate(note.issuedOn, language),
          })}
          amount={`-${note.total}`}
        />
      ))}
      {settlements.map((settled, index) => (
        <AmountRow
          key={`${settled.label} ${index.toString()}`}
          label={`${settlementLabel(settled, words.entries)}, ${formatDate(settled.on, language)}`}
          amount={amountOf(-centsOf(settled.amount))}
        />
      ))}
      {toCredit > 0 ? <AmountRow label={words.toCredit} amount={amountOf(toCredit)} /> : null}
      <AmountRow label={words.balanceDue} amount={open} isStrong />
    </View>
  );
}
