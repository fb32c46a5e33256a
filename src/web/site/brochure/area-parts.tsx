// The parts of a service area's page.
import { coldestNight, winterOf } from '#company/facts/hardiness-zones.ts';
import { milesFromOffice } from '#company/rules/customers/area-distance.ts';
import type { Area, Chapter as AreaChapter, AreaTerms } from '#contract/site/content/areas.ts';
import type { GalleryProject } from '#contract/site/content/projects.ts';
import { CaptionedPicture } from './captioned-picture.tsx';
import { Chapter } from './chapter.tsx';
import { TableScroll } from './table-scroll.tsx';
import { TermList } from './term-list.tsx';

/** What a customer there gets and how far away we are. */
export function AreaFigures({ area, terms }: { area: Area; terms: AreaTerms }) {
  const figures = (area.isCore ? terms.coreTerms : terms.otherTerms).map((term) => {
    const [value = '', ...what] = term.split(' ');
    return { value, label: what.join(' ') || 'You get' };
  });
  return <TermList terms={[{ value: area.driveTime, label: 'From our office' }, ...figures]} />;
}

/** Distance, zone and frost by ZIP code. */
export function WinterTable({ area, officeZip }: { area: Area; officeZip: string }) {
  return (
    <TableScroll>
      <caption>
        Zones by the USDA map of 2023: the average coldest night is {coldestNight['9b']} in 9b and{' '}
        {coldestNight['9a']} in 9a. February 2021 was far below both. Frost dates are typical, miles
        are as the crow flies from {officeZip}.
      </caption>
      <thead>
        <tr>
          <th scope="col">ZIP</th>
          <th scope="col">Miles</th>
          <th scope="col">Zone</th>
          <th scope="col">Last frost</th>
          <th scope="col">First frost</th>
        </tr>
      </thead>
      <tbody>
        {area.zipCodes.map((zip) => {
          const winter = winterOf(zip);
          return (
            <tr key={zip}>
              <th scope="row">{zip}</th>
              <td>{milesFromOffice(zip, officeZip) ?? 'not measured'}</td>
              <td>{winter?.zone ?? 'see the map'}</td>
              <td>{winter?.lastFrost}</td>
              <td>{winter?.firstFrost}</td>
            </tr>
          );
        })}
      </tbody>
    </TableScroll>
  );
}

type AreaWordsProps = { id: string; chapter: AreaChapter };

/** A chapter of words. */
export function AreaWords({ id, chapter: { heading, paragraphs } }: AreaWordsProps) {
  return (
    <section className="chapter-part" aria-labelledby={id}>
      <h2 id={id} className="text-feature">
        {heading}
      </h2>
      <div className="chapter-part-body">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  );
}

/** The list that only this area has. */
export function AreaList({ list }: { list: Area['page']['list'] }) {
  return (
    <section className="chapter-part" aria-labelledby="list-heading">
      <h2 id="list-heading" className="text-feature">
        {list.heading}
      </h2>
      <ul className="area-parts-lines">
        {list.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

type NearestDesignsProps = { name: string; designs: readonly GalleryProject[] };

/** The designs drawn for this place, or for the places nearest to it. */
export function NearestDesigns({ name, designs }: NearestDesignsProps) {
  return (
    <Chapter labelledBy="designs-heading">
      <h2 id="designs-heading" className="text-feature">
        Designs drawn nearest to {name}
      </h2>
      <div className="area-parts-designs">
        {designs.map(({ slug, title, location, caption, picture, alt }) => (
          <CaptionedPicture
            key={slug}
            name={picture}
            alt={alt}
            caption={`${title}, ${location}. ${caption}`}
            sizes="(min-width: 48rem) 36rem, 100vw"
          />
        ))}
      </div>
    </Chapter>
  );
}
