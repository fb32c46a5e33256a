// An estimate on letter paper: its lines, the sales tax, and what they come to.
import { Document, Link, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { hrefIn, type Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import { localeOf } from '#company/rules/time/locale.ts';
import type { PricedEstimate } from '#contract/leads/estimate.ts';
import { Acorn, colors, kit, set, text } from '#server/platform/print/print-kit.tsx';
import { estimateMessages } from './messages/choose-estimate-messages.ts';

/** What it is made from. */
export type EstimatePdfFacts = {
  company: BusinessSettings;
  estimate: PricedEstimate;
  language: Language;
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
export function EstimatePdf({ company, estimate, language, madeAt, publicUrl }: EstimatePdfFacts) {
  const words = estimateMessages[language];
  const sums = [
    [words.subtotal, estimate.subtotal],
    [fill(words.salesTax, { rate: estimate.taxRate }), estimate.tax],
    [words.total, estimate.total],
  ] as const;
  const links: Readonly<Record<string, ReactNode>> = {
    '{site}': (
      <Link
        key="site"
        src={new URL(hrefIn(language, '/#calendar'), publicUrl).href}
        style={styles.link}
      >
        {publicUrl.host}
      </Link>
    ),
    '{phone}': (
      <Link key="phone" src={`tel:${company.phoneDial}`} style={styles.link}>
        {company.phone}
      </Link>
    ),
  };
  return (
    <Document
      title={`${company.companyName}: ${estimate.title.toLowerCase()}`}
      author={company.companyName}
      language={localeOf[language]}
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
        <Text style={{ marginTop: 6 }}>
          {formatDate(dateInZone(madeAt, company.timeZone), language)}
        </Text>
        <Text style={{ marginTop: 10 }}>{estimate.basis}</Text>
        <View style={{ marginTop: 18 }}>
          {estimate.lines.map(({ label, amount, isTaxed }) => (
            <View key={label} style={styles.line} wrap={false}>
              <Text style={styles.what}>{label}</Text>
              <Text style={{ ...styles.taxed, ...styles.soft }}>
                {isTaxed ? words.taxable : words.notTaxed}
              </Text>
              <Text style={styles.amount}>{formatMoney(amount)}</Text>
            </View>
          ))}
        </View>
        {sums.map(([label, amount]) => (
          <View
            key={label}
            style={label === words.total ? { ...styles.sum, ...kit.strong } : styles.sum}
          >
            <Text>{label}</Text>
            <Text style={styles.amount}>{formatMoney(amount)}</Text>
          </View>
        ))}
        <Text style={{ ...styles.soft, marginTop: 26 }}>{words.firstFigure}</Text>
        <View style={styles.next}>
          <Text style={kit.strong}>{words.nextStep}</Text>
          <Text style={{ marginTop: 4 }}>
            {words.book.split(/(\{site\}|\{phone\})/).map((part) => links[part] ?? part)}
          </Text>
        </View>
      </Page>
    </Document>
  );
}
