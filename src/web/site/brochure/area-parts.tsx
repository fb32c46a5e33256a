// The parts of a service area's page.
import { coldestNight, type HardinessZone, winterOf } from '#company/facts/hardiness-zones.ts';
import type { Language } from '#company/facts/languages.ts';
import { milesFromOffice } from '#company/rules/customers/area-distance.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { localeOf } from '#company/rules/time/locale.ts';
import type { AreasContent } from '#contract/site/content/page-content.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { EnglishText } from '#web/ui/english-text.tsx';
import { CaptionedPicture } from './captioned-picture.tsx';
import { Chapter } from './chapter.tsx';
import { areaPageMessages } from './messages/choose-brochure-messages.ts';
import { TableScroll } from './table-scroll.tsx';
import { TermList } from './term-list.tsx';

/** An area and what holds in all of them, in the language of the page. */
export type ShownArea = AreasContent['areas'][number];
export type ShownTerms = AreasContent['areaTerms'];

/** What a customer there gets and how far away we are. */
export function AreaFigures({ area, terms }: { area: ShownArea; terms: ShownTerms }) {
  const words = areaPageMessages[useLanguage()];
  const listed = area.isCore ? 'coreTerms' : 'otherTerms';
  const figures = terms[listed].map((term, index) => {
    const [value = '', ...what] = term.split(' ');
    const mark = markOf(terms, `${listed}.${index}`);
    const label = what.join(' ');
    const marks = { value: mark, label: label ? mark : {} };
    return { value, label: label || words.youGet, marks };
  });
  const drive = { value: markOf(area, 'driveTime'), label: {} };
  return (
    <TermList
      terms={[{ value: area.driveTime, label: words.fromOffice, marks: drive }, ...figures]}
    />
  );
}

/** Distance, zone and frost by ZIP code. */
export function WinterTable({ area, officeZip }: { area: ShownArea; officeZip: string }) {
  const language = useLanguage();
  const words = areaPageMessages[language];
  const night = (zone: HardinessZone) => fill(words.degrees, coldestNight[zone]);
  return (
    <TableScroll
      caption={fill(words.winterCaption, {
        night9b: night('9b'),
        night9a: night('9a'),
        zip: officeZip,
      })}
    >
      <thead>
        <tr>
          <th scope="col">{words.zip}</th>
          <th scope="col">{words.miles}</th>
          <th scope="col">{words.zone}</th>
          <th scope="col">{words.lastFrost}</th>
          <th scope="col">{words.firstFrost}</th>
        </tr>
      </thead>
      <tbody>
        {area.zipCodes.map((zip) => {
          const winter = winterOf(zip);
          return (
            <tr key={zip}>
              <th scope="row">{zip}</th>
              <td>{milesFromOffice(zip, officeZip) ?? words.notMeasured}</td>
              <td>{winter?.zone ?? words.seeMap}</td>
              <td>{winter && dayIn(language, winter.lastFrost)}</td>
              <td>{winter && dayIn(language, winter.firstFrost)}</td>
            </tr>
          );
        })}
      </tbody>
    </TableScroll>
  );
}

/** "March 1" as a table in a language has room for it: "1 mar". */
function dayIn(language: Language, day: string): string {
  if (language === 'en') return day;
  const parts = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf[language], parts).format(new Date(`${day}, 2001 UTC`));
}

type AreaWordsProps = { area: ShownArea; chapter: 'soil' | 'water' | 'rules' };

/** A chapter of words. */
export function AreaWords({ area, chapter }: AreaWordsProps) {
  const { heading, paragraphs } = area.page[chapter];
  const id = `${chapter}-heading`;
  return (
    <section className="chapter-part" aria-labelledby={id}>
      <h2 id={id} className="text-feature" {...markOf(area, `page.${chapter}.heading`)}>
        {heading}
      </h2>
      <div className="chapter-part-body">
        {paragraphs.map((text, index) => (
          <p key={text} {...markOf(area, `page.${chapter}.paragraphs.${index}`)}>
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}

/** The list that only this area has. */
export function AreaList({ area }: { area: ShownArea }) {
  const { heading, lines } = area.page.list;
  return (
    <section className="chapter-part" aria-labelledby="list-heading">
      <h2 id="list-heading" className="text-feature" {...markOf(area, 'page.list.heading')}>
        {heading}
      </h2>
      <ul className="area-parts-lines">
        {lines.map((line, index) => (
          <li key={line} {...markOf(area, `page.list.lines.${index}`)}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

type NearestDesignsProps = { name: string; designs: AreasContent['designs'] };

/** The designs drawn for this place, or for the places nearest to it. */
export function NearestDesigns({ name, designs }: NearestDesignsProps) {
  const language = useLanguage();
  const words = areaPageMessages[language];
  return (
    <Chapter labelledBy="designs-heading">
      <h2 id="designs-heading" className="text-feature">
        {fill(words.designs, { area: name })}
      </h2>
      <div className="area-parts-designs">
        {designs.map((design) => (
          <CaptionedPicture
            key={design.slug}
            name={design.picture}
            alt={design.alt}
            {...markOf(design, 'alt')}
            caption={<DesignCaption design={design} />}
            sizes="(min-width: 48rem) 36rem, 100vw"
          />
        ))}
      </div>
    </Chapter>
  );
}

function DesignCaption({ design }: { design: NearestDesignsProps['designs'][number] }) {
  const language = useLanguage();
  return (
    <>
      <MarkedText entry={design} path="title">
        {design.title}
      </MarkedText>
      , <EnglishText language={language}>{design.location}</EnglishText>.{' '}
      <MarkedText entry={design} path="caption">
        {design.caption}
      </MarkedText>
    </>
  );
}
