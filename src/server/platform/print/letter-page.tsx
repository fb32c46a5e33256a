// What documents on letter paper share: the page itself, its hairlines, and the foot with the company and the number of the page.
import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { colors, set, text } from './print-kit.tsx';

export const HAIRLINE = `0.75pt solid ${colors.line}`;
const PAGE_HEIGHT = 792;

export const letter = StyleSheet.create({
  page: { padding: 48, paddingBottom: 64, color: colors.ink, fontFamily: text, ...set(10, 1.35) },
  foot: {
    position: 'absolute',
    left: 48,
    right: 48,
    // From the top, and the number by a view: the renderer drops what repeats at the bottom, and text that is made for each page.
    top: PAGE_HEIGHT - 40,
    ...set(8),
    color: colors.inkSoft,
  },
});

type PageFootProps = {
  company: Pick<BusinessSettings, 'companyName' | 'phone'>;
  /** What stands before the number of a page. */
  page?: string;
};

/** The foot of each page of a document. */
export function PageFoot({ company, page = 'Page' }: PageFootProps) {
  return (
    <>
      <Text style={letter.foot} fixed>
        {company.companyName}, {company.phone}
      </Text>
      <View
        style={letter.foot}
        fixed
        render={({ pageNumber }) => (
          <Text style={{ textAlign: 'right' }}>
            {page} {pageNumber}
          </Text>
        )}
      />
    </>
  );
}
