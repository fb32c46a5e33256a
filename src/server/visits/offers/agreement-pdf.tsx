// The copy of an agreement about a plan on letter paper: what was shown, line by line, who agreed and how, and the hash of the text
// (docs/product/plans.md#agreements).
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { irrigationLicenseLine, pesticideLicenseLine } from '#company/facts/licenses.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { agreementWayLabels, frequencyWords } from '#company/facts/visit-labels.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import { dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { zoneName } from '#company/rules/time/zone-name.ts';
import type { VisitTotal } from '#company/rules/visits/offer-price.ts';
import type { AgreementWay } from '#company/rules/visits/plan-agreement.ts';
import type { PlanLine } from '#company/rules/visits/plan-lines.ts';
import type { OfferedPlan } from '#company/rules/visits/plan-offer-content.ts';
import { countRounds, describeSeason } from '#company/rules/visits/program-rounds.ts';
import { windowLabel } from '#company/rules/visits/visit-days.ts';
import type { PlanTermsShown } from '#contract/visits/service-plans.ts';
import { Acorn, colors, kit, set, text } from '#server/platform/print/print-kit.tsx';

/** What the copy is made from: the start of a plan or a change of it, and by whom, when and how it was agreed to. */
export type AgreementPdfFacts = {
  company: BusinessSettings;
  agreed: { plan: OfferedPlan; change?: undefined } | { plan?: undefined; change: PlanTermsShown };
  signature: { signedName: string; agreedAt: Date; way: AgreementWay; termsHash: string };
};

const HAIRLINE = `0.75pt solid ${colors.line}`;

const styles = StyleSheet.create({
  page: { padding: 48, color: colors.ink, fontFamily: text, ...set(10, 1.35) },
  mast: { ...kit.row, gap: 6, marginBottom: 28 },
  title: { ...kit.display, ...set(24, 1.15), color: colors.oak },
  heading: { ...kit.strong, marginTop: 20, borderBottom: HAIRLINE, paddingBottom: 4 },
  soft: { color: colors.inkSoft },
  line: { flexDirection: 'row', borderBottom: HAIRLINE, paddingVertical: 6 },
  what: { flex: 1, paddingRight: 12 },
  taxed: { width: 90, color: colors.inkSoft },
  amount: { width: 90, textAlign: 'right' },
  sum: { flexDirection: 'row', justifyContent: 'flex-end', paddingTop: 4 },
  signature: { marginTop: 24, padding: 14, backgroundColor: colors.paper },
});

/** The document. */
export function AgreementPdf({ company, agreed, signature }: AgreementPdfFacts) {
  const { plan, change } = agreed;
  return (
    <Document
      title={`${company.companyName}: plan agreement`}
      author={company.companyName}
      language="en-US"
      creationDate={signature.agreedAt}
    >
      <Page size="LETTER" style={styles.page}>
        <View style={styles.mast}>
          <Acorn size={24} />
          <Text style={{ ...kit.display, ...set(15) }}>{company.companyName}</Text>
          <Text style={{ ...styles.soft, marginLeft: 'auto' }}>
            {company.phone} · {company.email}
          </Text>
        </View>
        {plan ? <Start plan={plan} /> : <Change change={change} />}
        <Signature {...signature} timeZone={company.timeZone} />
        <Licenses company={company} />
      </Page>
    </Document>
  );
}

function Start({ plan }: { plan: OfferedPlan }) {
  const feet = (count: number) => `${count.toLocaleString('en-US')} sq ft`;
  return (
    <View>
      <Text style={styles.title}>{plan.name}</Text>
      <Text style={{ marginTop: 6 }}>
        For {plan.customerName}, {plan.propertyAddress}: {frequencyWords[plan.frequency]}, on a lot
        of {feet(plan.lotSize)} with {feet(plan.lawnArea)} of lawn.
      </Text>
      <Text style={{ marginTop: 4 }}>
        First visit on {formatDate(plan.firstDay)}, {windowLabel(plan.visitTime)}.
      </Text>
      {plan.message ? <Text style={{ marginTop: 8 }}>{plan.message}</Text> : null}
      {plan.rounds.length > 0 ? <Rounds plan={plan} /> : <Visits plan={plan} />}
      <Text style={styles.heading}>Terms</Text>
      {plan.terms.map((term) => (
        <Text key={term} style={{ marginTop: 4 }}>
          {term}
        </Text>
      ))}
    </View>
  );
}

function Visits({ plan }: { plan: OfferedPlan }) {
  return (
    <View>
      <VisitPart
        title="First visit"
        lines={plan.firstVisitLines}
        total={plan.firstVisit}
        rate={plan.taxBasisPoints}
      />
      <VisitPart
        title="Each visit after that"
        lines={plan.everyVisitLines}
        total={plan.everyVisit}
        rate={plan.taxBasisPoints}
      />
    </View>
  );
}

/** The rounds of a program: season, first day, and what each comes to. */
function Rounds({ plan }: { plan: OfferedPlan }) {
  return (
    <View>
      <Text style={styles.heading}>
        {countRounds(plan.rounds)}, with {formatTaxRate(plan.taxBasisPoints)} sales tax
      </Text>
      {plan.rounds.map((round) => (
        <View key={round.name} style={styles.line} wrap={false}>
          <Text style={styles.what}>
            {round.name}: {describeSeason(round)}, first planned for {formatDate(round.date)}
          </Text>
          <Text style={styles.amount}>{formatMoney(round.total.total)}</Text>
        </View>
      ))}
    </View>
  );
}

type VisitPartProps = {
  title: string;
  lines: readonly PlanLine[];
  total: VisitTotal;
  rate: number;
};

function VisitPart({ title, lines, total, rate }: VisitPartProps) {
  const sums = [
    ['Subtotal', total.subtotal],
    [`Sales tax ${formatTaxRate(rate)}`, total.tax],
    ['Total', total.total],
  ] as const;
  return (
    <View>
      <Text style={styles.heading}>{title}</Text>
      {lines.map(({ label, amount, taxClass }, index) => (
        <View key={`${label} ${index.toString()}`} style={styles.line} wrap={false}>
          <Text style={styles.what}>{label}</Text>
          <Text style={styles.taxed}>{taxClass === 'taxable' ? 'Taxable' : 'Not taxed'}</Text>
          <Text style={styles.amount}>{formatMoney(amount)}</Text>
        </View>
      ))}
      {sums.map(([label, amount]) => (
        <View key={label} style={label === 'Total' ? { ...styles.sum, ...kit.strong } : styles.sum}>
          <Text>{label}</Text>
          <Text style={styles.amount}>{formatMoney(amount)}</Text>
        </View>
      ))}
    </View>
  );
}

function Change({ change }: { change: PlanTermsShown }) {
  return (
    <View>
      <Text style={styles.title}>{change.title}</Text>
      <View style={{ marginTop: 14 }}>
        {change.lines.map(({ label, amount }) => (
          <View key={label} style={styles.line} wrap={false}>
            <Text style={styles.what}>{label}</Text>
            <Text style={styles.amount}>{amount}</Text>
          </View>
        ))}
      </View>
      <Text style={{ marginTop: 10 }}>{change.summary}</Text>
    </View>
  );
}

type SignatureProps = AgreementPdfFacts['signature'] & { timeZone: string };

function Signature({ signedName, agreedAt, way, termsHash, timeZone }: SignatureProps) {
  const date = formatDate(dateInZone(agreedAt, timeZone));
  return (
    <View style={styles.signature} wrap={false}>
      <Text style={styles.soft}>{agreementWayLabels[way]}</Text>
      <Text style={{ ...kit.display, ...set(16), marginTop: 3 }}>{signedName}</Text>
      <Text style={{ marginTop: 3 }}>
        {date}, {timeLabel(timeInZone(agreedAt, timeZone))} {zoneName(timeZone)}
      </Text>
      <Text style={{ ...styles.soft, ...set(7.5), marginTop: 6 }}>
        SHA-256 of the agreed text: {termsHash}
      </Text>
    </View>
  );
}

function Licenses({ company }: Pick<AgreementPdfFacts, 'company'>) {
  const words = [irrigationLicenseLine(company), pesticideLicenseLine(company)].filter(Boolean);
  if (words.length === 0) return null;
  return <Text style={{ ...styles.soft, ...set(8), marginTop: 10 }}>{words.join(' ')}</Text>;
}
