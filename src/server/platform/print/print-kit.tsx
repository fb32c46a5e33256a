// What flyer and card are set with: colors, the embedded fonts, the mark, stars and codes. Loaded with the first PDF.
import { join } from 'node:path';
import { Font, Path, StyleSheet, Svg, View } from '@react-pdf/renderer';
import { qrLook } from '#company/facts/print-copy.ts';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import { qrPath } from './qr-path.ts';

/** The light palette of the site; paper has no dark mode. Gold is for the stars alone. */
export const colors = {
  paper: '#F8F5EE',
  sunk: '#E9E3D5',
  ink: '#18231C',
  inkSoft: '#4A564D',
  oak: '#1F4A33',
  clay: '#B4532A',
  clayLight: '#E08A5E',
  deep: '#12251A',
  onDeepSoft: '#BCCABF',
  lineDeep: '#33493B',
  line: '#CFC6B2',
  gold: '#C98A1B',
} as const;

const display = 'Fraunces';
export const text = 'Figtree';

/** The picture of both pieces, in the size it was rendered: paper needs more pixels than a screen. */
export const printPicture = join(
  projectRoot,
  'assets/pictures/hero-limestone-garden-golden-hour.jpg',
);

const font = (file: string) => join(projectRoot, 'assets/fonts', file);

Font.register({ family: display, src: font('fraunces-560.ttf') });
Font.register({
  family: text,
  fonts: [
    { src: font('figtree-400.ttf'), fontWeight: 400 },
    { src: font('figtree-600.ttf'), fontWeight: 600 },
  ],
});
// Nothing on a poster is hyphenated.
Font.registerHyphenationCallback((word) => [word]);

const ACORN_CAP =
  'M16 2.5c.9 0 1.5.7 1.4 1.6l-.1.7C23.2 5.3 27.5 8.7 27.5 13c0 1.5-1.2 2.5-2.7 2.5H7.2c-1.5 0-2.7-1-2.7-2.5 0-4.3 4.3-7.7 10.2-8.2l-.1-.7c-.1-.9.5-1.6 1.4-1.6Z';
const ACORN_NUT = 'M7.6 18h16.8c0 5.6-3.1 9.1-7 11.1-.9.5-1.9.5-2.8 0-3.9-2-7-5.5-7-11.1Z';

/** The acorn of the site's header, `size` points high. */
export function Acorn({ size }: { size: number }) {
  return (
    <Svg viewBox="0 0 32 32" width={size} height={size}>
      <Path d={ACORN_CAP} fill={colors.oak} />
      <Path d={ACORN_NUT} fill={colors.clay} />
    </Svg>
  );
}

const STAR = 'M10 .8l2.8 6 6.5.8-4.8 4.5 1.3 6.5L10 15.4l-5.8 3.2 1.3-6.5L.7 7.6l6.5-.8Z';

/** Five gold stars in a row, each `size` points. */
export function Stars({ size }: { size: number }) {
  return (
    <View style={{ flexDirection: 'row', gap: size / 6 }}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Svg key={star} viewBox="0 0 20 20" width={size} height={size}>
          <Path d={STAR} fill={colors.gold} />
        </Svg>
      ))}
    </View>
  );
}

/** A code as vectors: one white square, one dark path. `size` is its side in points, quiet zone included. */
export function QrCode({ url, size }: { url: string; size: number }) {
  const { side, dark } = qrPath(url);
  return (
    <Svg viewBox={`0 0 ${side} ${side}`} width={size} height={size}>
      <Path d={`M0 0h${side}v${side}h${-side}z`} fill={qrLook.light} />
      <Path d={dark} fill={qrLook.dark} />
    </Svg>
  );
}

/** The largest size in points at which `line` fits `width`, if a letter is `advance` em wide on average. */
export function fittingSize(line: string, width: number, largest: number, advance: number): number {
  return Math.min(largest, width / (Math.max(1, line.length) * advance));
}

/**
 * Type of `size` points on lines of `lead` times that. Both always go together: the renderer hands a line height down in
 * points, so larger type inside would keep the lines of the smaller.
 */
export function set(size: number, lead = 1.2) {
  return { fontSize: size, lineHeight: lead };
}

export const kit = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  display: { fontFamily: display, letterSpacing: -0.2 },
  strong: { fontWeight: 600 },
});
