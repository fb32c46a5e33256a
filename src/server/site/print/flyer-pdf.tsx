// The flyer on letter paper: a design of 7.5 by 10 inches with half an inch around it (docs/product/print.md#flyer).
import { Document, Image, Link, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { irrigationLicenseLine } from '#company/facts/licenses.ts';
import {
  flyerWords,
  qrLook,
  qrTargets,
  sloganLines,
  spokenLink,
} from '#company/facts/print-copy.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import {
  Acorn,
  colors,
  fittingSize,
  kit,
  printPicture,
  QrCode,
  Stars,
  set,
  text,
} from '#server/platform/print/print-kit.tsx';
import type { PrintFacts } from './print-facts.ts';

/** In points: 7.5 by 10 inches, and the margin that makes it letter. */
const DESIGN = { width: 540, height: 720 };
const MARGIN = 36;
const HAIRLINE = `0.75pt solid ${colors.line}`;

const styles = StyleSheet.create({
  page: {
    padding: MARGIN,
    backgroundColor: colors.paper,
    color: colors.ink,
    fontFamily: text,
    ...set(9),
  },
  mast: { ...kit.row, gap: 6, marginTop: -4 },
  proof: { ...kit.row, gap: 8, marginTop: 20, marginBottom: 12, ...set(11.5) },
  // The picture takes what the words leave, so that the design always fills its ten inches.
  picture: { width: DESIGN.width, height: 0, flexGrow: 1, objectFit: 'cover' },
  bar: {
    ...kit.row,
    justifyContent: 'space-between',
    height: 40,
    paddingHorizontal: 18,
    backgroundColor: colors.deep,
  },
  columns: { flexDirection: 'row', gap: 28, marginTop: 16 },
  services: { width: 346, flexDirection: 'row', flexWrap: 'wrap', columnGap: 18, rowGap: 9 },
  service: { width: 164, paddingTop: 6, borderTop: HAIRLINE },
  title: { ...kit.display, ...set(12, 1.12), letterSpacing: -0.1, color: colors.oak },
  line: { ...set(8.5, 1.25), marginTop: 2 },
  aside: { flex: 1, justifyContent: 'space-between' },
  badge: { ...kit.row, height: 28, borderTop: HAIRLINE },
  figure: { ...kit.display, ...set(17), width: 52, color: colors.clay },
  call: {
    ...kit.row,
    justifyContent: 'space-between',
    height: 130,
    marginTop: 14,
    paddingLeft: 18,
    paddingRight: 6,
    backgroundColor: colors.deep,
    color: colors.paper,
  },
  invitation: { ...kit.display, ...set(22), marginBottom: 8 },
  label: { ...set(9), color: colors.onDeepSoft },
  // White all around: a reader needs four modules of quiet, and the codes themselves bring one.
  codes: {
    flexDirection: 'row',
    gap: 9,
    padding: 9,
    paddingBottom: 6,
    backgroundColor: qrLook.light,
    color: colors.ink,
  },
  code: { alignItems: 'center', gap: 3 },
  foot: { ...set(7), marginTop: 7, color: colors.inkSoft },
  onDeep: { ...kit.strong, color: colors.paper, textDecoration: 'none' },
});

/** The document; `createdAt` goes into its properties. */
export function FlyerPdf({ createdAt, ...facts }: PrintFacts & { createdAt: Date }) {
  const { company, origin } = facts;
  return (
    <Document
      title={`${company.companyName}: flyer`}
      author={company.companyName}
      subject={company.tagline}
      language="en-US"
      creationDate={createdAt}
    >
      <Page size="LETTER" style={styles.page}>
        <View style={DESIGN} wrap={false}>
          <Mast company={company} />
          <Headline tagline={company.tagline} />
          <Proof {...facts.claims} />
          <Image style={styles.picture} src={printPicture} />
          <View style={styles.bar}>
            <Link src={`tel:${company.phoneDial}`} style={{ ...styles.onDeep, ...set(19) }}>
              {company.phone}
            </Link>
            <Link src={`mailto:${company.email}`} style={{ ...styles.onDeep, ...set(14) }}>
              {company.email}
            </Link>
          </View>
          <View style={styles.columns}>
            <Services services={facts.services} />
            <Aside company={company} areas={facts.areas} badges={facts.claims.flyerBadges ?? []} />
          </View>
          <Call company={company} origin={origin} link={facts.link} />
          <Text style={styles.foot}>{footnotes(company)}</Text>
        </View>
      </Page>
    </Document>
  );
}

function Mast({ company }: { company: BusinessSettings }) {
  return (
    <View style={styles.mast}>
      <Acorn size={30} />
      <Text style={{ ...kit.display, ...set(fittingSize(company.companyName, 380, 20, 0.52)) }}>
        {company.companyName}
      </Text>
      <Text style={{ marginLeft: 'auto', color: colors.inkSoft }}>
        {company.city}, {company.region} · since {company.foundedYear}
      </Text>
    </View>
  );
}

/** As large as the measure allows: the longer line runs almost from edge to edge. */
function Headline({ tagline }: { tagline: string }) {
  const lines = sloganLines(tagline);
  const longest = lines.reduce((a, b) => (b.length > a.length ? b : a));
  const type = set(fittingSize(longest, DESIGN.width, 57, 0.43), 1);
  return (
    <View style={{ marginTop: 3, color: colors.oak }}>
      {lines.map((line) => (
        <Text key={line} style={{ ...kit.display, ...type, letterSpacing: -0.016 * type.fontSize }}>
          {line}
        </Text>
      ))}
    </View>
  );
}

/** Stars stand beside what is said of reviews, and nowhere else. */
function Proof({ flyerReviews, flyerAssurance }: PrintFacts['claims']) {
  return (
    <View style={styles.proof}>
      {flyerReviews ? <Stars size={13} /> : null}
      {flyerReviews ? <Text style={kit.strong}>{flyerReviews}</Text> : null}
      {flyerAssurance ? (
        <Text style={flyerReviews ? { marginLeft: 'auto' } : {}}>{flyerAssurance}</Text>
      ) : null}
    </View>
  );
}

function Services({ services }: Pick<PrintFacts, 'services'>) {
  return (
    <View style={styles.services}>
      {services.map(({ slug, title, flyerLine }) => (
        <View key={slug} style={styles.service}>
          <Text style={styles.title}>{title}</Text>
          <Text style={styles.line}>{flyerLine}</Text>
        </View>
      ))}
    </View>
  );
}

type AsideProps = {
  company: Pick<BusinessSettings, 'city' | 'serviceRadiusMiles'>;
  areas: readonly string[];
  badges: NonNullable<PrintFacts['claims']['flyerBadges']>;
};

function Aside({ company, areas, badges }: AsideProps) {
  return (
    <View style={styles.aside}>
      <View style={{ paddingVertical: 6, borderTop: HAIRLINE }}>
        <Text style={styles.title}>{flyerWords.areas}</Text>
        <Text style={styles.line}>
          {areas.join(', ')}: within {company.serviceRadiusMiles} miles of {company.city}
        </Text>
      </View>
      <View>
        {badges.map(({ figure, label }) => (
          <View key={label} style={styles.badge}>
            <Text style={styles.figure}>{figure}</Text>
            <Text style={kit.strong}>{label}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

function Call({ company, origin, link }: Pick<PrintFacts, 'company' | 'origin' | 'link'>) {
  return (
    <View style={styles.call}>
      <View>
        <Text style={styles.invitation}>{flyerWords.invitation}</Text>
        <Text style={styles.label}>{flyerWords.callOrText}</Text>
        <Text style={{ ...kit.strong, ...set(16) }}>{company.phone}</Text>
        <Text style={{ ...styles.label, marginTop: 5 }}>{flyerWords.email}</Text>
        <Text style={{ ...kit.strong, ...set(12) }}>{company.email}</Text>
        {link ? (
          <Text style={{ ...kit.strong, ...set(10), marginTop: 5 }}>
            {spokenLink(origin, link)}
          </Text>
        ) : null}
      </View>
      <View style={styles.codes}>
        {qrTargets(origin, link).map(({ label, url }) => (
          <View key={label} style={styles.code}>
            <Link src={url}>
              <QrCode url={url} size={90} />
            </Link>
            <Text style={{ ...kit.strong, ...set(9) }}>{label}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

function footnotes(company: BusinessSettings): string {
  return [flyerWords.pictureNote, irrigationLicenseLine(company)].filter(Boolean).join(' ');
}
