// The frame that every mail shares: the company's mark and name, one column, and how to reach us; by day and by night.

import type { ReactNode } from 'react';
import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from 'react-email';
import { companyAddress } from '#company/facts/company-place.ts';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { useIsLetter } from './mail-reading.ts';

const PAPER = '#F8F5EE';
const INK = '#18231C';
const OAK = '#1F4A33';
const CLAY = '#B4532A';
const LINE = '#E9E3D5';

/** The same by night, for mail programs that know it. What is written inline can be overruled only so. */
const NIGHT = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body, .page, .page td { background-color: #101712 !important; }
  .page .card, .page .card td { background-color: #18211B !important; border-color: #2C382F !important; }
  .page p, .page h1, .page h2, .page h3, .page li, .page th, .page td { color: #ECEFE9 !important; }
  .page .soft { color: #A9B5AB !important; }
  .page a, .page .mark-name { color: #7FC49A !important; }
  .page a.action, .page a.action span { background-color: #F0A27A !important; color: #2A1206 !important; }
  .page .cap { background-color: #7FC49A !important; }
  .page .nut { background-color: #F0A27A !important; }
  .page hr { border-color: #2C382F !important; }
}
@media (max-width: 480px) { .page a.action { display: block !important; } }`;

/** Styles of mail parts; mail programs understand only inline ones. */
export const mailStyles = {
  text: { fontSize: '16px', lineHeight: '26px', margin: '0 0 16px', color: INK },
  label: { fontSize: '14px', lineHeight: '20px', margin: '0', color: '#4A564D' },
  value: { fontSize: '17px', lineHeight: '24px', margin: '0 0 12px', fontWeight: 600, color: INK },
  code: {
    fontSize: '32px',
    lineHeight: '40px',
    letterSpacing: '4px',
    fontWeight: 600,
    color: OAK,
    margin: '0 0 16px',
  },
  card: {
    backgroundColor: '#FFFFFF',
    border: `1px solid ${LINE}`,
    borderRadius: '14px',
    padding: '20px 24px',
    margin: '0 0 24px',
  },
  button: {
    backgroundColor: CLAY,
    color: '#FFFFFF',
    padding: '14px 22px',
    borderRadius: '10px',
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: 600,
    textDecoration: 'none',
    textAlign: 'center',
    display: 'inline-block',
  },
  mark: {
    fontFamily: 'Fraunces, Georgia, serif',
    fontSize: '20px',
    lineHeight: '24px',
    fontWeight: 600,
    color: OAK,
  },
  link: { color: OAK, textDecoration: 'underline' },
} as const;

type MailLayoutProps = {
  settings: BusinessSettings;
  /** The line that mail programs show beside the subject. */
  preview: string;
  heading: ReactNode;
  language?: Language;
  children: ReactNode;
};

export function MailLayout({
  settings,
  preview,
  heading,
  language = 'en',
  children,
}: MailLayoutProps) {
  return (
    <Html lang={language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{NIGHT}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        lang={language}
        className="page"
        style={{
          backgroundColor: PAPER,
          fontFamily: 'Figtree, Helvetica, Arial, sans-serif',
          margin: 0,
          padding: '32px 12px',
        }}
      >
        <Container style={{ maxWidth: '560px' }}>
          <Wordmark name={settings.companyName} />
          <Subject>{heading}</Subject>
          {children}
          <Signature settings={settings} language={language} />
        </Container>
      </Body>
    </Html>
  );
}

/** The acorn and the name. Drawn with boxes: pictures are blocked until someone allows them, and drawings are taken out. */
function Wordmark({ name }: { name: string }) {
  if (useIsLetter()) return null;
  const cap = { width: '22px', height: '9px', borderRadius: '11px 11px 2px 2px' };
  const nut = { width: '18px', height: '13px', borderRadius: '1px 1px 9px 9px' };
  return (
    <Row style={{ width: 'auto', margin: '0 0 24px' }}>
      <Column style={{ width: '32px', verticalAlign: 'middle' }}>
        <div className="cap" style={{ ...cap, backgroundColor: OAK }} />
        <div className="nut" style={{ ...nut, backgroundColor: CLAY, margin: '2px 2px 0' }} />
      </Column>
      <Column style={{ verticalAlign: 'middle' }}>
        <span className="mark-name" style={mailStyles.mark}>
          {name}
        </span>
      </Column>
    </Row>
  );
}

/** What it is about; a letter has it in its subject. */
function Subject({ children }: { children: ReactNode }) {
  if (useIsLetter()) return null;
  return (
    <Heading
      as="h1"
      style={{
        fontFamily: 'Georgia, serif',
        fontSize: '28px',
        lineHeight: '34px',
        fontWeight: 600,
        color: INK,
        margin: '0 0 16px',
      }}
    >
      {children}
    </Heading>
  );
}

const OR: Readonly<Record<Language, string>> = { en: 'or', es: 'o' };

/** Who writes, and how to answer. */
function Signature({ settings, language }: { settings: BusinessSettings; language: Language }) {
  const { companyName, phone, email } = settings;
  const place = `${companyName}, ${companyAddress(settings)}`;
  if (useIsLetter()) {
    return (
      <Text>
        {place}
        <br />
        {phone} {OR[language]} {email}
      </Text>
    );
  }
  return (
    <>
      <Hr style={{ borderColor: LINE, margin: '32px 0 16px' }} />
      <Section>
        <Text className="soft" style={mailStyles.label}>
          {place}
        </Text>
        <Text className="soft" style={mailStyles.label}>
          <Link href={`tel:${settings.phoneDial}`} style={{ color: OAK }}>
            {phone}
          </Link>
          {' · '}
          <Link href={`mailto:${email}`} style={{ color: OAK }}>
            {email}
          </Link>
        </Text>
      </Section>
    </>
  );
}
