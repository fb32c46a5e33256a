// The business card, 3.5 by 2 inches: the picture with our name in its sky, and the back
// (docs/product/print.md#business-card).
import { Document, Image, Link, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { irrigatorCredential } from '#company/facts/licenses.ts';
import { qrTargets, spokenLink } from '#company/facts/print-copy.ts';
import {
  Acorn,
  colors,
  fittingSize,
  kit,
  printPicture,
  QrCode,
  set,
  text,
} from '#server/platform/print/print-kit.tsx';
import type { PrintFacts } from './print-facts.ts';

/** In points: 3.5 by 2 inches, and a little more than an eighth of an inch, where nothing may be cut off. */
const SIZE = { width: 252, height: 144 };
const SAFE = 11;

const styles = StyleSheet.create({
  page: { backgroundColor: colors.paper, color: colors.ink, fontFamily: text, ...set(8) },
  picture: { position: 'absolute', ...SIZE, objectFit: 'cover' },
  front: { ...kit.row, gap: 4, padding: SAFE, paddingLeft: SAFE - 3, color: colors.deep },
  back: { ...SIZE, padding: SAFE, justifyContent: 'space-between' },
  head: { ...kit.row, gap: 4, marginLeft: -3, marginTop: -2 },
  contact: { ...kit.row, ...kit.strong, ...set(8.5), justifyContent: 'space-between' },
  codes: { flexDirection: 'row', justifyContent: 'space-between' },
  code: { alignItems: 'center', gap: 3 },
});

/** The document: front, back. `createdAt` goes into its properties. */
export function BusinessCardPdf({
  company,
  origin,
  link,
  createdAt,
}: PrintFacts & { createdAt: Date }) {
  return (
    <Document
      title={`${company.companyName}: business card`}
      author={company.companyName}
      subject={company.tagline}
      language="en-US"
      creationDate={createdAt}
    >
      <Page size={[SIZE.width, SIZE.height]} style={styles.page}>
        <Image style={styles.picture} src={printPicture} />
        <View style={styles.front}>
          <Acorn size={20} />
          <Name name={company.companyName} width={165} largest={14} />
        </View>
      </Page>
      <Page size={[SIZE.width, SIZE.height]} style={styles.page}>
        <Back company={company} origin={origin} link={link} />
      </Page>
    </Document>
  );
}

function Name({ name, width, largest }: { name: string; width: number; largest: number }) {
  return (
    <Text style={{ ...kit.display, ...set(fittingSize(name, width, largest, 0.5)) }}>{name}</Text>
  );
}

function Back({ company, origin, link }: Pick<PrintFacts, 'company' | 'origin' | 'link'>) {
  const credential = irrigatorCredential(company);
  return (
    <View style={styles.back}>
      <View style={styles.head}>
        <Acorn size={30} />
        <View>
          <Name name={company.companyName} width={190} largest={14} />
          <Text style={{ ...set(fittingSize(company.tagline, 190, 8, 0.48)), color: colors.oak }}>
            {company.tagline}
          </Text>
        </View>
      </View>
      <View>
        <View style={styles.contact}>
          <Text>{company.phone}</Text>
          <Text>{company.email}</Text>
        </View>
        {credential ? <Text style={set(6.5)}>{credential}</Text> : null}
        {link ? <Text style={set(6.5)}>{spokenLink(origin, link)}</Text> : null}
      </View>
      <View style={styles.codes}>
        {qrTargets(origin, link).map(({ label, url }) => (
          <View key={label} style={styles.code}>
            <Link src={url}>
              <QrCode url={url} size={57} />
            </Link>
            <Text style={{ ...kit.strong, ...set(6.5) }}>{label}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}
