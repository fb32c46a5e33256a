// An invoice on letter paper: what it bills line by line, sales tax by who it is for, what was paid and credited, and what is owed by when
// (docs/product/billing.md#invoices).
import { Text, View } from '@react-pdf/renderer';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { movedToCredit } from '#company/rules/billing/moved-to-credit.ts';
import { amountOf, centsOf } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { Invoice, InvoiceItem } from '#contract/billing/invoice.ts';
import { AmountRow, Paper, PaperFacts, paper } from './paper.tsx';

/** What it is made from. */
export type InvoicePdfFacts = { company: BusinessSettings; invoice: Invoice; issuedAt: Date };

/** The document. */
export function InvoicePdf({ company, invoice, issuedAt }: InvoicePdfFacts) {
  const { number, billedTo, issuedOn, dueOn, items } = invoice;
  const isOwed = centsOf(invoice.open) > 0;
  return (
    <Paper company={company} title={`Invoice ${number}`} madeAt={issuedAt}>
      <PaperFacts
        of={[
          ['Billed to', billedTo],
          ['Date', formatDate(issuedOn)],
          ['Due', formatDate(dueOn)],
        ]}
      />
      <View style={{ marginTop: 16 }}>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </View>
      <Sum invoice={invoice} />
      <Text style={{ ...paper.soft, marginTop: 20 }}>
        {isOwed
          ? `Please pay by ${formatDate(dueOn)}. Checks go to ${company.companyName}, with the invoice number on them.`
          : 'Nothing is owed on this invoice. Thank you.'}
      </Text>
    </Paper>
  );
}

function Item({ item }: { item: InvoiceItem }) {
  const { title, servedOn, place, lines, tax, taxRate, total, credited } = item;
  return (
    <View style={paper.item} wrap={false}>
      <AmountRow label={`${title}, ${formatDate(servedOn)}`} amount={total} isStrong />
      {place ? <Text style={paper.soft}>{place}</Text> : null}
      {lines.map(({ label, amount, isTaxed }, index) => (
        <AmountRow
          key={`${label} ${index.toString()}`}
          label={isTaxed ? label : `${label} (not taxed)`}
          amount={amount}
          isSoft
        />
      ))}
      <AmountRow label={`Sales tax, ${taxRate}`} amount={tax} isSoft />
      {centsOf(credited) > 0 ? (
        <AmountRow label="Credited since" amount={`-${credited}`} isSoft />
      ) : null}
    </View>
  );
}

function Sum({ invoice }: { invoice: Invoice }) {
  const { subtotal, stateTax, localTax, total, creditNotes, settlements, open } = invoice;
  const toCredit = movedToCredit(invoice);
  return (
    <View style={paper.sum}>
      <AmountRow label="Subtotal" amount={subtotal} />
      <AmountRow label="Sales tax, Texas" amount={stateTax} />
      <AmountRow label="Sales tax, local" amount={localTax} />
      <AmountRow label="Total" amount={total} isStrong />
      {creditNotes.map((note) => (
        <AmountRow
          key={note.number}
          label={`Credit note ${note.number}, ${formatDate(note.issuedOn)}`}
          amount={`-${note.total}`}
        />
      ))}
      {settlements.map(({ on, label, amount }, index) => (
        <AmountRow
          key={`${label} ${index.toString()}`}
          label={`${label}, ${formatDate(on)}`}
          amount={amountOf(-centsOf(amount))}
        />
      ))}
      {toCredit > 0 ? (
        <AmountRow label="Moved to your account’s credit" amount={amountOf(toCredit)} />
      ) : null}
      <AmountRow label="Balance due" amount={open} isStrong />
    </View>
  );
}
