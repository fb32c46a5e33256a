// The parts of a service area's page.

import { coldestNight, winterOf } from '#company/facts/hardiness-zones.ts';
import { coreAreaTerms, standardAreaTerms } from '#company/facts/service-area.ts';
import { milesFromOffice } from '#company/rules/area-distance.ts';
import type { Area, Chapter } from '#contract/content/areas.ts';
import type { GalleryProject } from '#contract/content/projects.ts';
import { CaptionedPicture } from './captioned-picture.tsx';

/** What a customer there gets and how far away we are. */
export function AreaTerms({ area }: { area: Area }) {
  const terms = area.isCore ? coreAreaTerms : standardAreaTerms;
  return (
    <dl className="area-terms">
      <div>
        <dt>From our office</dt>
        <dd>{area.driveTime}</dd>
      </div>
      {terms.map((term) => {
        const [when, ...what] = term.split(' ');
        return (
          <div key={term}>
            <dt>{what.join(' ')}</dt>
            <dd>{when}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Distance, zone and frost by ZIP code. */
export function WinterTable({ area, officeZip }: { area: Area; officeZip: string }) {
  return (
    <div className="table-scroll">
      <table>
        <caption>
          Zones by the USDA map of 2023: the average coldest night is {coldestNight['9b']} in 9b and{' '}
          {coldestNight['9a']} in 9a. February 2021 was far below both. Frost dates are typical,
          miles are as the crow flies from {officeZip}.
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
      </table>
    </div>
  );
}

type AreaWordsProps = { id: string; chapter: Chapter };

/** A chapter of words. */
export function AreaWords({ id, chapter: { heading, paragraphs } }: AreaWordsProps) {
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id} className="text-feature">
        {heading}
      </h2>
      <div className="part-body">
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
    <section className="part" aria-labelledby="list-heading">
      <h2 id="list-heading" className="text-feature">
        {list.heading}
      </h2>
      <ul className="large-lines">
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
    <section className="chapter" aria-labelledby="designs-heading">
      <div className="page-width">
        <h2 id="designs-heading" className="text-feature">
          Designs drawn nearest to {name}
        </h2>
        <div className="nearest-designs">
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
      </div>
    </section>
  );
}
