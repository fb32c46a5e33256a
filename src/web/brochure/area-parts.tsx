// The parts of a service area's page.
import type { AreaChapter, AreaGuide } from '#company/areas/area-guide.ts';
import { designsNear, milesFromOffice } from '#company/areas/area-guides.ts';
import { coldestNight, winterOf } from '#company/facts/hardiness-zones.ts';
import { coreAreaTerms, type ServiceArea, standardAreaTerms } from '#company/service-areas.ts';
import { CaptionedPicture } from './captioned-picture.tsx';

/** What a customer there gets and how far away we are. */
export function AreaTerms({ area }: { area: ServiceArea }) {
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
export function WinterTable({ area, officeZip }: { area: ServiceArea; officeZip: string }) {
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

type AreaWordsProps = { id: string; chapter: AreaChapter };

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
export function AreaList({ list }: { list: AreaGuide['list'] }) {
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

/** The designs drawn for this place, or for the places nearest to it. */
export function NearestDesigns({ guide }: { guide: AreaGuide }) {
  return (
    <section className="chapter" aria-labelledby="designs-heading">
      <div className="page-width">
        <h2 id="designs-heading" className="text-feature">
          Designs drawn nearest to {guide.name}
        </h2>
        <div className="nearest-designs">
          {designsNear(guide).map(({ id, title, location, caption, picture, alt }) => (
            <CaptionedPicture
              key={id}
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
