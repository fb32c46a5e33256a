// One stylesheet of a document: its text where there is one, else a link to its file.

type StylesheetProps = { text: string; href: string };

/** A stylesheet at this place of the page. The text must be one that the policy of documents names by its hash. */
export function Stylesheet({ text, href }: StylesheetProps) {
  if (!text) return <link rel="stylesheet" href={href} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a stylesheet of our own, known to the policy by its hash
  return <style dangerouslySetInnerHTML={{ __html: text }} />;
}
