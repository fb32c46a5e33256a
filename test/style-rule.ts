// The rule of stylesheets (docs/decisions/0033-styling-by-one-rule.md): what one of them says that is not its to say.
import { basename } from 'node:path';

/** The colors that CSS knows by name (CSS Color 4, section 6.1). */
const NAMED =
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen
darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue
darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite
forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory
khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen
lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime
limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue
mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive
olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum
powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue
slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke
yellow yellowgreen`.split(/\s+/);

const COLOR = new RegExp(
  `#[\\da-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(?<![\\w-])(?:${NAMED.join('|')})(?![\\w(-])`,
  'i',
);

/** Values that have a name in tokens.css, so that no one writes their numbers. */
const MEASURES = [
  /^font-weight: \d+$/,
  /^font-size: 0\.(?:875|9375)rem$/,
  /^(?:min-)?(?:width|height): 2\.75rem$/,
];

/** What may stand before a component's own class: the ground it lies on, and what the page says of itself. */
const STATE = /^(?:\.on-deep|:where\(\.on-deep\)|:root\S*)\s+/;

/** The class that every selector of a sheet begins with: its name, and `-page` for the sheet of a page. */
export function ownClass(sheet: string): string {
  return `.${basename(sheet, '.css').replaceAll('.', '-')}`;
}

/** The files one of which a sheet stands beside. */
export function componentsOf(sheet: string): string[] {
  return ['.tsx', '.ts', '.island.tsx'].map((end) => sheet.replace(/\.css$/, end));
}

/** The selectors of a component's sheet that do not begin with its own class; `others` are the classes of all sheets. */
export function foreignSelectors(sheet: string, css: string, others: readonly string[]): string[] {
  const own = ownClass(sheet);
  const longer = others.filter((name) => name.startsWith(`${own}-`));
  return selectorsOf(css).filter(
    (selector) => !isOf(own, selector) || longer.some((name) => isOf(name, selector)),
  );
}

/** Colors and numbers that tokens.css has names for, and widths of windows that are written out. */
export function rawValues(css: string): string[] {
  const plain = withoutComments(css);
  const declarations = [...plain.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(
    ([, property, value = '']) => `${property}: ${value.trim()}`,
  );
  return [
    ...declarations.filter(
      (text) => COLOR.test(text.slice(text.indexOf(':'))) || MEASURES.some((raw) => raw.test(text)),
    ),
    ...[...plain.matchAll(/@media[^{]*?\d(?:rem|px|em)[^{]*/g)].map(([query]) => query.trim()),
  ];
}

/** What a list of sheets holds besides the sheets it lists. */
export function notListed(css: string): string[] {
  return withoutComments(css)
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line && !/^@(?:import|reference|source)\b/.test(line));
}

/** The class itself, a part of it (`-`), or more conditions on it; a list of such; a box that is asked for it. */
function isOf(own: string, selector: string): boolean {
  const rest = selector.replace(STATE, '');
  const list = /^:(?:is|where)\(([^()]*)\)/.exec(rest)?.[1];
  if (list) return list.split(',').every((part) => isOf(own, part.trim()));
  const asked = /^[^\s>+~]*:has\((?:> )?([^()]+)\)/.exec(rest)?.[1];
  return [rest, asked ?? ''].some(
    (text) => text.startsWith(own) && /^(?!\w)/.test(text.slice(own.length)),
  );
}

/** Every selector of rules, also within layers and queries; steps of animations and rules of a sheet of paper are none. */
function selectorsOf(css: string): string[] {
  const plain = withoutComments(css).replace(
    /@keyframes[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}|@page\s*\{[^}]*\}/g,
    '',
  );
  const preludes = [...plain.matchAll(/([^{};]+)\{/g)].map(([, prelude = '']) => prelude.trim());
  return preludes
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap(membersOf)
    .filter((selector) => !selector.startsWith('&'));
}

/** The members of a list of selectors; commas within parentheses do not divide it. */
function membersOf(list: string): string[] {
  const members = [''];
  let depth = 0;
  for (const sign of list.replace(/\s+/g, ' ')) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) members.push('');
    else members[members.length - 1] += sign;
  }
  return members.map((member) => member.trim());
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}
