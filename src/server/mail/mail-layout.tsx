// The frame that every mail shares: name of the company, one column, and how to reach us.

import type { ReactNode } from 'react';
import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';

const PAPER = '#F8F5EE';
const INK = '#18231C';
const OAK = '#1F4A33';
const CLAY = '#B4532A';
const LINE = '#E9E3D5';

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
    fontWeight: 600,
    textDecoration: 'none',
    display: 'inline-block',
  },
} as const;

type MailLayoutProps = {
  settings: BusinessSettings;
  /** The line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  children: ReactNode;
};

export function MailLayout({ settings, preview, heading, children }: MailLayoutProps) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body
        style={{
          backgroundColor: PAPER,
          fontFamily: 'Figtree, Helvetica, Arial, sans-serif',
          margin: 0,
          padding: '32px 12px',
        }}
      >
        <Container style={{ maxWidth: '560px' }}>
          <Text style={{ fontSize: '15px', fontWeight: 600, color: OAK, margin: '0 0 24px' }}>
            {settings.companyName}
          </Text>
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
            {heading}
          </Heading>
          {children}
          <Hr style={{ borderColor: LINE, margin: '32px 0 16px' }} />
          <Section>
            <Text style={mailStyles.label}>
              {settings.companyName}, {settings.city}, {settings.region} {settings.postalCode}
            </Text>
            <Text style={mailStyles.label}>
              <Link href={`tel:${settings.phoneDial}`} style={{ color: OAK }}>
                {settings.phone}
              </Link>
              {' · '}
              <Link href={`mailto:${settings.email}`} style={{ color: OAK }}>
                {settings.email}
              </Link>
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
