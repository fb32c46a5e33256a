// One stylesheet of a document: its text where there is one, else a link to its file.
import { useMemo } from 'react';
import { CARRIED_MARK } from './document-styles.ts';

type StylesheetProps = { text: string; href: string };

/** A stylesheet at this place of the page. The text must be one that the policy of documents names by its hash. */
export function Stylesheet({ text, href }: StylesheetProps) {
  // The same object at each render: React would write the text anew, and in between it is one that no policy names.
  const html = useMemo(() => ({ __html: text }), [text]);
  if (!text) return <link rel="stylesheet" href={href} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a stylesheet of our own, known to the policy by its hash
  return <style {...{ [CARRIED_MARK]: '' }} dangerouslySetInnerHTML={html} />;
}
