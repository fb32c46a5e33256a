// Facts in a mail: a card of small labels with their values, which a letter says in sentences; and why a lead was held.
import { Fragment, type ReactNode } from 'react';
import { Link, Section, Text } from 'react-email';
import { mailStyles } from './mail-layout.tsx';
import { useIsLetter } from './mail-reading.ts';

type CardProps = {
  /** What the facts say, in sentences; a letter has them in place of the card. Without it, what is inside reads well itself. */
  letter?: ReactNode;
  children: ReactNode;
};

/** Facts that belong together. */
export function Card({ letter, children }: CardProps) {
  if (!useIsLetter()) {
    return (
      <Section className="card" style={mailStyles.card}>
        {children}
      </Section>
    );
  }
  return letter ? <Text>{letter}</Text> : children;
}

/** One fact of a card. */
export function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <>
      <Text className="soft" style={mailStyles.label}>
        {label}
      </Text>
      <Text style={mailStyles.value}>{value}</Text>
    </>
  );
}

/** An address with the way there. */
export function PlaceFact({ label, address }: { label: string; address: string }) {
  return (
    <Fact
      label={label}
      value={
        <>
          {address}{' '}
          <Link href={mapLink(address)} style={mailStyles.link}>
            Map
          </Link>
        </>
      }
    />
  );
}

/** The way to an address on a map, which phones open in their own. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

/** Photos that came with a lead, for anyone who signs in as staff. */
export function PhotoLinks({ links }: { links: readonly string[] }) {
  if (links.length === 0) return null;
  return (
    <Card>
      <Text className="soft" style={mailStyles.label}>
        They sent {links.length === 1 ? 'a photo' : `${links.length} photos`}. The links ask for a
        staff sign-in.
      </Text>
      {links.map((link, index) => (
        <Text key={link} style={mailStyles.value}>
          <Link href={link} style={mailStyles.link}>
            Photo {index + 1}
          </Link>
        </Text>
      ))}
    </Card>
  );
}

/** How someone is reached, in a sentence. */
export function reachedAt(name: string, email: string | null, phone: string | null): string {
  return `You can reach ${name} at ${[phone, email].filter(Boolean).join(' or at ')}.`;
}

/** What the office reads first about a lead that was reviewed; nothing when there is no reason. */
export function ReviewNote({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <Text style={mailStyles.text}>
      Possible spam, please check before you call back. {reasons.join('. ')}.
    </Text>
  );
}

/** Line breaks as elements, so that the plain text keeps them as well. */
export function withBreaks(text: string): ReactNode[] {
  let offset = 0;
  return text.split(/\r\n?|\n/).map((line) => {
    offset += line.length + 1;
    return (
      <Fragment key={offset}>
        {line}
        <br />
      </Fragment>
    );
  });
}

/** What someone typed, below a sentence of ours, as a part of a letter. */
export function quoted(before: string, text: string | null): ReactNode {
  if (!text) return null;
  return (
    <>
      <br />
      <br />
      {before}
      <br />
      {withBreaks(text)}
    </>
  );
}
