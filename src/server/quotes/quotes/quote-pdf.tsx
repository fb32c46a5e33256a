// The copy of an accepted quote on letter paper: its lines, what they come to, the signature, and the customer's photos with
// the pins where they were (docs/product/portal.md#quotes).

import { Document, Image, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { companyAddress } from '#company/facts/company-place.ts';
import { irrigationLicenseLine, pesticideLicenseLine } from '#company/facts/licenses.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { describeLine } from '#company/rules/money/quote-total.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import {
  paymentDue,
  paymentLabel,
  type ShownPayment,
} from '#company/rules/quotes/payment-terms.ts';
import { dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { zoneName } from '#company/rules/time/zone-name.ts';
import type { PricedQuote, QuoteLine } from '#contract/quotes/quote.ts';
import { HAIRLINE, letter, PageFoot } from '#server/platform/print/letter-page.tsx';
import { Acorn, colors, kit, set } from '#server/platform/print/print-kit.tsx';

/** A photo with its size, of which the ratio counts. */
type PrintedPhoto = { id: string; jpeg: Uint8Array; width: number; height: number };

/** What the copy is made from: the content that was accepted, and by whom and when. */
export type QuotePdfFacts = {
  company: BusinessSettings;
  quote: Pick<
    PricedQuote,
    | 'title'
    | 'message'
    | 'customerName'
    | 'propertyAddress'
    | 'validUntil'
    | 'taxBasisPoints'
    | 'lines'
    | 'subtotal'
    | 'tax'
    | 'total'
  > & { payments?: readonly ShownPayment[] };
  signature: { typedName: string; acceptedAt: Date; contentHash: string };
  photos: readonly PrintedPhoto[];
};

const WIDTH = 612 - 2 * 48;
/** A photo takes the width of the page and at most this much of its height, so that two stand on one page. */
const PHOTO_HEIGHT = 268;
const PIN = 16;

const styles = StyleSheet.create({
  mast: { ...kit.row, gap: 6, marginBottom: 28 },
  title: { ...kit.display, ...set(24, 1.15), color: colors.oak },
  soft: { color: colors.inkSoft },
  head: { flexDirection: 'row', borderBottom: HAIRLINE, paddingBottom: 4, marginTop: 22 },
  line: { flexDirection: 'row', borderBottom: HAIRLINE, paddingVertical: 7 },
  number: { width: 22 },
  what: { flex: 1, paddingRight: 12 },
  how: { width: 150, paddingRight: 12, textAlign: 'right' },
  amount: { width: 74, textAlign: 'right' },
  sum: { flexDirection: 'row', justifyContent: 'flex-end', paddingTop: 5 },
  sumLabel: { paddingRight: 12 },
  signature: { marginTop: 26, padding: 14, backgroundColor: colors.paper },
  pin: {
    position: 'absolute',
    width: PIN,
    height: PIN,
    borderRadius: PIN / 2,
    border: '1.25pt solid #FFFFFF',
    backgroundColor: colors.clay,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pinNumber: { ...kit.strong, ...set(8, 1), color: '#FFFFFF' },
});

/** The document. */
export function QuotePdf({ company, quote, signature, photos }: QuotePdfFacts) {
  return (
    <Document
      title={`${company.companyName}: accepted quote`}
      author={company.companyName}
      subject={quote.title}
      language="en-US"
      creationDate={signature.acceptedAt}
    >
      <Page size="LETTER" style={letter.page}>
        <PageFoot company={company} />
        <Mast company={company} />
        <Text style={styles.title}>{quote.title}</Text>
        <Text style={{ marginTop: 6 }}>
          Accepted quote for {quote.customerName}, {quote.propertyAddress}
        </Text>
        {quote.message ? <Text style={{ marginTop: 10 }}>{quote.message}</Text> : null}
        <Lines lines={quote.lines} />
        <Totals quote={quote} />
        <Payments payments={quote.payments ?? []} />
        <Signature {...signature} validUntil={quote.validUntil} timeZone={company.timeZone} />
        <Licenses company={company} />
        {photos.map((photo, index) => (
          <PinnedPhoto key={photo.id} photo={photo} lines={quote.lines} number={index + 1} />
        ))}
      </Page>
    </Document>
  );
}

function Mast({ company }: Pick<QuotePdfFacts, 'company'>) {
  return (
    <View style={styles.mast}>
      <Acorn size={24} />
      <Text style={{ ...kit.display, ...set(15) }}>{company.companyName}</Text>
      <Text style={{ ...styles.soft, marginLeft: 'auto' }}>
        {companyAddress(company)} · {company.email}
      </Text>
    </View>
  );
}

function Lines({ lines }: { lines: readonly QuoteLine[] }) {
  return (
    <View>
      <View style={{ ...styles.head, ...kit.strong }}>
        <Text style={styles.number}>#</Text>
        <Text style={styles.what}>What</Text>
        <Text style={styles.how}>Quantity and price</Text>
        <Text style={styles.amount}>Amount</Text>
      </View>
      {lines.map((line, index) => {
        const isOut = line.isOptional && !line.isChosen;
        return (
          <View key={line.id} style={styles.line} wrap={false}>
            <Text style={styles.number}>{index + 1}</Text>
            <View style={styles.what}>
              <Text style={isOut ? styles.soft : {}}>{line.description}</Text>
              <Text style={{ ...styles.soft, ...set(8.5) }}>{lineNote(line)}</Text>
            </View>
            <Text style={styles.how}>{describeLine(line)}</Text>
            <Text style={isOut ? { ...styles.amount, ...styles.soft } : styles.amount}>
              {isOut ? 'not chosen' : formatMoney(line.amount)}
            </Text>
          </View>
        );
      })}
    </View>
  );
}

function lineNote({ isOptional, isChosen, taxClass }: QuoteLine): string {
  const option = isOptional ? (isChosen ? 'Option, chosen. ' : 'Option, not chosen. ') : '';
  return option + (taxClass === 'taxable' ? 'Taxable' : 'Not taxed');
}

function Totals({ quote }: Pick<QuotePdfFacts, 'quote'>) {
  const rows = [
    ['Subtotal', quote.subtotal],
    [`Sales tax ${formatTaxRate(quote.taxBasisPoints)}`, quote.tax],
    ['Total', quote.total],
  ] as const;
  return (
    <View style={{ marginTop: 6 }} wrap={false}>
      {rows.map(([label, amount]) => (
        <View key={label} style={label === 'Total' ? { ...styles.sum, ...kit.strong } : styles.sum}>
          <Text style={styles.sumLabel}>{label}</Text>
          <Text style={styles.amount}>{formatMoney(amount)}</Text>
        </View>
      ))}
    </View>
  );
}

/** How it is paid for, as it was accepted. */
function Payments({ payments }: { payments: readonly ShownPayment[] }) {
  if (payments.length === 0) return null;
  return (
    <View style={{ marginTop: 10 }} wrap={false}>
      {payments.map((payment) => (
        <View key={payment.name} style={styles.sum}>
          <Text style={styles.sumLabel}>
            {paymentLabel(payment)}, {paymentDue(payment.kind)}
          </Text>
          <Text style={styles.amount}>{formatMoney(payment.amount)}</Text>
        </View>
      ))}
    </View>
  );
}

function Signature({
  typedName,
  acceptedAt,
  contentHash,
  validUntil,
  timeZone,
}: QuotePdfFacts['signature'] & { validUntil: string; timeZone: string }) {
  const date = formatDate(dateInZone(acceptedAt, timeZone));
  return (
    <View style={styles.signature} wrap={false}>
      <Text style={styles.soft}>Accepted and signed by typing the name</Text>
      <Text style={{ ...kit.display, ...set(16), marginTop: 3 }}>{typedName}</Text>
      <Text style={{ marginTop: 3 }}>
        {date}, {timeLabel(timeInZone(acceptedAt, timeZone))} {zoneName(timeZone)}. The quote was
        good through {formatDate(validUntil)}.
      </Text>
      <Text style={{ ...styles.soft, ...set(7.5), marginTop: 6 }}>
        SHA-256 of the accepted content: {contentHash}
      </Text>
    </View>
  );
}

function Licenses({ company }: Pick<QuotePdfFacts, 'company'>) {
  const words = [irrigationLicenseLine(company), pesticideLicenseLine(company)].filter(Boolean);
  if (words.length === 0) return null;
  return <Text style={{ ...styles.soft, ...set(8), marginTop: 10 }}>{words.join(' ')}</Text>;
}

/** A photo as large as fits, and on it each pin with the number of its line, its middle on the spot. */
function PinnedPhoto({
  photo,
  lines,
  number,
}: {
  photo: PrintedPhoto;
  lines: readonly QuoteLine[];
  number: number;
}) {
  const width = Math.min(WIDTH, (PHOTO_HEIGHT * photo.width) / photo.height);
  const height = (width * photo.height) / photo.width;
  const pins = lines.flatMap((line, index) =>
    line.pins
      .filter(({ photoId }) => photoId === photo.id)
      .map(({ x, y }) => ({ key: `${line.id} ${x} ${y}`, x, y, line: index + 1 })),
  );
  return (
    <View style={{ marginTop: 22 }} wrap={false}>
      <Text style={{ ...kit.strong, marginBottom: 5 }}>Photo {number}</Text>
      <View style={{ width, height }}>
        <Image style={{ width, height }} src={{ data: Buffer.from(photo.jpeg), format: 'jpg' }} />
        {pins.map((pin) => (
          <View
            key={pin.key}
            style={{
              ...styles.pin,
              left: pin.x * width - PIN / 2,
              top: pin.y * height - PIN / 2,
            }}
          >
            <Text style={styles.pinNumber}>{pin.line}</Text>
          </View>
        ))}
      </View>
      <Text style={{ ...styles.soft, ...set(8.5), marginTop: 5 }}>{legendOf(lines, photo.id)}</Text>
    </View>
  );
}

/** Which lines are pinned to a photo, by their numbers. */
function legendOf(lines: readonly QuoteLine[], photoId: string): string {
  return lines
    .flatMap(({ description, pins }, index) =>
      pins.some((pin) => pin.photoId === photoId) ? [`${index + 1}  ${description}`] : [],
    )
    .join('   ·   ');
}
