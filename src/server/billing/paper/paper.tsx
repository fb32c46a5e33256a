// What the papers of billing have in common: the company at the top, rows of amounts, and the foot of each page.

import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { companyAddress } from '#company/facts/company-place.ts';
import type { Language } from '#company/facts/languages.ts';
import { irrigationLicenseLine, pesticideLicenseLine } from '#company/facts/licenses.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { localeOf } from '#company/rules/time/locale.ts';
import { HAIRLINE, letter, PageFoot } from '#server/platform/print/letter-page.tsx';
import { Acorn, colors, kit, set } from '#server/platform/print/print-kit.tsx';
import { paperMessages } from './messages/choose-paper-messages.ts';

export const paper = StyleSheet.create({
  mast: { ...kit.row, gap: 6, marginBottom: 28 },
  title: { ...kit.display, ...set(24, 1.15), color: colors.oak },
  heading: { ...kit.strong, ...set(11), marginTop: 22, borderBottom: HAIRLINE, paddingBottom: 4 },
  soft: { color: colors.inkSoft },
  strong: kit.strong,
  facts: { flexDirection: 'row', gap: 28, marginTop: 14 },
  item: { borderBottom: HAIRLINE, paddingVertical: 7 },
  row: { flexDirection: 'row', justifyContent: 'space-between', gap: 16 },
  what: { flex: 1 },
  amount: { width: 84, textAlign: 'right' },
  sum: { marginTop: 12, marginLeft: 'auto', width: 290 },
});

type PaperProps = {
  company: BusinessSettings;
  language: Language;
  title: string;
  madeAt: Date;
  children: ReactNode;
};

/** A document on letter paper: `title` is its heading and name, `madeAt` the instant that its file says. */
export function Paper({ company, language, title, madeAt, children }: PaperProps) {
  return (
    <Document
      title={`${company.companyName}: ${title}`}
      author={company.companyName}
      language={localeOf[language]}
      creationDate={madeAt}
    >
      <Page size="LETTER" style={letter.page}>
        <PageFoot company={company} page={paperMessages[language].page} />
        <View style={paper.mast}>
          <Acorn size={24} />
          <Text style={{ ...kit.display, ...set(15) }}>{company.companyName}</Text>
          <Text style={{ ...paper.soft, marginLeft: 'auto' }}>
            {companyAddress(company)} · {company.phone} · {company.email}
          </Text>
        </View>
        <Text style={paper.title}>{title}</Text>
        {children}
        <Licenses company={company} />
      </Page>
    </Document>
  );
}

/** Facts beside each other, each under its name; those without a value are left out. */
export function PaperFacts({ of }: { of: readonly (readonly [name: string, value: string])[] }) {
  return (
    <View style={paper.facts}>
      {of
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <View key={name}>
            <Text style={{ ...paper.soft, ...set(8.5) }}>{name}</Text>
            <Text>{value}</Text>
          </View>
        ))}
    </View>
  );
}

type AmountRowProps = { label: string; amount: string; isStrong?: boolean; isSoft?: boolean };

/** A label with its amount, dollars with two decimals. */
export function AmountRow({ label, amount, isStrong = false, isSoft = false }: AmountRowProps) {
  const look = { ...paper.row, ...(isStrong && kit.strong), ...(isSoft && paper.soft) };
  return (
    <View style={{ ...look, paddingTop: 3 }} wrap={false}>
      <Text style={paper.what}>{label}</Text>
      <Text style={paper.amount}>{formatMoney(amount)}</Text>
    </View>
  );
}

/** Texas wants the licenses on every invoice of irrigation work (30 TAC 344). */
function Licenses({ company }: { company: BusinessSettings }) {
  const words = [irrigationLicenseLine(company), pesticideLicenseLine(company)].filter(Boolean);
  if (words.length === 0) return null;
  return <Text style={{ ...paper.soft, ...set(8), marginTop: 18 }}>{words.join(' ')}</Text>;
}
