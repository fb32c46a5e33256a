// Reads the XML of a CalDAV server, who is a stranger: well formed, without a document type, and no deeper or longer than such answers are.
import { SaxesParser } from 'saxes';

/** An element by the local name and namespace that it has, whatever its prefix: `DAV: href`. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
};

/** The two namespaces of CalDAV, as they begin the names of elements. */
export const DAV = 'DAV:';
export const CALDAV = 'urn:ietf:params:xml:ns:caldav';

/** An answer of 2 MB could hold half a million elements, and no calendar needs so many. */
const MOST_ELEMENTS = 40_000;
const DEEPEST = 30;

/** A text that is no XML, or more of it than an answer needs. */
export class UnreadableXml extends Error {}

/**
 * The root element of a document.
 *
 * @throws UnreadableXml
 */
export function readXml(document: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let count = 0;
  const addText = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('error', (error) => {
    throw new UnreadableXml('the answer is not well formed', { cause: error });
  });
  // Entities of its own could make much out of little (CWE-776).
  parser.on('doctype', () => {
    throw new UnreadableXml('the answer declares a document type');
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', ({ uri, local, attributes }) => {
    count += 1;
    if (count > MOST_ELEMENTS || open.length > DEEPEST) {
      throw new UnreadableXml('the answer has too many elements');
    }
    const values = Object.values(attributes).map((one): [string, string] => [one.local, one.value]);
    const element = {
      name: `${uri} ${local}`,
      attributes: Object.fromEntries(values),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(document).close();
  const [first] = root.children;
  if (!first) throw new UnreadableXml('the answer is empty');
  return first;
}

/** The children of a name, or those at the end of a path of names. */
export function childrenOf(element: XmlElement, ...path: readonly string[]): XmlElement[] {
  return path.reduce(
    (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
    [element],
  );
}
