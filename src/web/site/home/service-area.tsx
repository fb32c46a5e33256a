// Where the company works: a map to scale, and the eight areas, one open at a time
// (docs/product/service-area-and-addresses.md#areas).

import { fill } from '#company/rules/platform/fill-message.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { MyAreaSlot } from '#web/features/my-area/my-area-slot.tsx';
import { ZipForm } from '#web/features/my-area/zip-form.tsx';
import { markOf } from '#web/lib/mark-of.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Filled } from '#web/ui/filled.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { AreaMap } from './area-map.tsx';
import { homeMessages } from './messages/choose-home-messages.ts';

type ServiceAreasProps = {
  areas: HomeContent['areas'];
  terms: HomeContent['areaTerms'];
  company: Pick<CompanyProfile, 'city' | 'postalCode' | 'serviceRadiusMiles'>;
};

/** The service area section. */
export function ServiceAreas({ areas, terms, company }: ServiceAreasProps) {
  const language = useLanguage();
  const words = homeMessages[language].serviceArea;
  return (
    <Section id="service-area" tone="sunk" labelledBy="service-area-heading">
      <PageWidth className="service-area">
        <div className="service-area-intro">
          <SectionHeading id="service-area-heading">
            {fill(words.heading, { miles: company.serviceRadiusMiles, city: company.city })}
          </SectionHeading>
          <p className="mt-4 max-w-[26em] text-lead text-ink-soft">{words.lead}</p>
          <div className="mt-6">
            <MyAreaSlot part="drive">
              <ZipForm id="area-zip" language={language} />
            </MyAreaSlot>
          </div>
        </div>
        <AreaMap areas={areas} company={company} />
        <div className="service-area-list">
          {areas.map((area) => (
            <Area key={area.slug} area={area} terms={terms} />
          ))}
          <ul className="service-area-notes">
            {terms.notes.map((note, index) => (
              <li key={note} {...markOf(terms, `notes.${index}`)}>
                {note}
              </li>
            ))}
          </ul>
        </div>
      </PageWidth>
    </Section>
  );
}

type AreaProps = { area: HomeContent['areas'][number]; terms: HomeContent['areaTerms'] };

function Area({ area, terms }: AreaProps) {
  const words = homeMessages[useLanguage()].serviceArea;
  const { name, zipCodes, driveTime, isCore, note } = area;
  const drive = (
    <MarkedText entry={area} path="driveTime">
      {driveTime}
    </MarkedText>
  );
  const listed = isCore ? 'coreTerms' : 'otherTerms';
  return (
    <Fold
      name="area"
      data-area={name}
      summary={
        <>
          <h3>{name}</h3>
          <span className="service-area-kind">
            {isCore ? <span>{words.core}</span> : null} {drive}
          </span>
        </>
      }
    >
      <div className="fold-body">
        <p {...markOf(area, 'note')}>{note}</p>
        <dl className="service-area-facts">
          <dt>{words.zipCodes}</dt>
          <dd>{zipCodes.join(', ')}</dd>
          <dt>{words.driveTime}</dt>
          <dd>
            <Filled message={words.fromOffice} values={{ driveTime: drive }} />
          </dd>
          {terms[listed].length > 0 ? (
            <>
              <dt>{words.youGet}</dt>
              {/* One line in one language: its parts are translated together. */}
              <dd {...markOf(terms, `${listed}.0`)}>{terms[listed].join(', ')}</dd>
            </>
          ) : null}
        </dl>
        <ButtonLink
          size="small"
          href="#contact"
          data-quote-text={fill(words.quoteText, { area: name })}
        >
          {fill(words.getQuote, { area: name })}
        </ButtonLink>
      </div>
    </Fold>
  );
}
