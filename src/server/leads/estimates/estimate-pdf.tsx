// An estimate on letter paper: its lines, the sales tax, and what they come to.
import { Document, Link, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { PricedEstimate } from '#contract/leads/estimate.ts';
import { Acorn, colors, kit, set, text } from '#server/platform/print/print-kit.tsx';

/** What it is made from. */
export type EstimatePdfFacts = {
  company: BusinessSettings;
  estimate: PricedEstimate;
  madeAt: Date;
  /** Where the site lives. */
  publicUrl: URL;
};

const HAIRLINE = `0.75pt solid ${colors.line}`;

const styles = StyleSheet.create({
  page: { padding: 48, color: colors.ink, fontFamily: text, ...set(10, 1.35) },
  mast: { ...kit.row, gap: 6, marginBottom: 28 },
  title: { ...kit.display, ...set(24, 1.15), color: colors.oak },
  soft: { color: colors.inkSoft },
  line: { flexDirection: 'row', borderBottom: HAIRLINE, paddingVertical: 7 },
  what: { flex: 1, paddingRight: 12 },
  taxed: { width: 90 },
  amount: { width: 90, textAlign: 'right' },
  next: { marginTop: 18, padding: 14, backgroundColor: colors.paper },
  link: { color: colors.oak },
  sum: { flexDirection: 'row', justifyContent: 'flex-end', paddingTop: 5 },
});

/** The document. */
export function EstimatePdf({ company, estimate, madeAt, publicUrl }: EstimatePdfFacts) {
  const sums = [
    ['Subtotal', estimate.subtotal],
    [`Sales tax ${estimate.taxRate}`, estimate.tax],
    ['Total', estimate.total],
  ] as const;
  return (
    <Document
      title={`${company.companyName}: ${estimate.title.toLowerCase()}`}
      author={company.companyName}
      language="en-US"
      creationDate={madeAt}
    >
      <Page size="LETTER" style={styles.page}>
        <View style={styles.mast}>
          <Acorn size={24} />
          <Text style={{ ...kit.display, ...set(15) }}>{company.companyName}</Text>
          <Text style={{ ...styles.soft, marginLeft: 'auto' }}>
            {company.phone} · {company.email}
          </Text>
        </View>
        <Text style={styles.title}>{estimate.title}</Text>
        <Text style={{ marginTop: 6 }}>{formatDate(dateInZone(madeAt, company.timeZone))}</Text>
        <Text style={{ marginTop: 10 }}>{estimate.basis}</Text>
        <View style={{ marginTop: 18 }}>
          {estimate.lines.map(({ label, amount, isTaxed }) => (
            <View key={label} style={styles.line} wrap={false}>
              <Text style={styles.what}>{label}</Text>
              <Text style={{ ...styles.taxed, ...styles.soft }}>
                {isTaxed ? 'Taxable' : 'Not taxed'}
              </Text>
              <Text style={styles.amount}>{formatMoney(amount)}</Text>
            </View>
          ))}
        </View>
        {sums.map(([label, amount]) => (
          <View
            key={label}
            style={label === 'Total' ? { ...styles.sum, ...kit.strong } : styles.sum}
          >
            <Text>{label}</Text>
            <Text style={styles.amount}>{formatMoney(amount)}</Text>
          </View>
        ))}
        <Text style={{ ...styles.soft, marginTop: 26 }}>
          A first figure at today’s starting prices, not an offer. Slope, access and soil can change
          it; we look at the yard before we quote, and looking is free.
        </Text>
        <View style={styles.next}>
          <Text style={kit.strong}>The next step</Text>
          <Text style={{ marginTop: 4 }}>
            Book a free consultation at{' '}
            <Link src={new URL('/#calendar', publicUrl).href} style={styles.link}>
              {publicUrl.host}
            </Link>
            , or call{' '}
            <Link src={`tel:${company.phoneDial}`} style={styles.link}>
              {company.phone}
            </Link>
            . We measure the yard with you and send a quote with every line on it.
          </Text>
        </View>
      </Page>
    </Document>
  );
}
