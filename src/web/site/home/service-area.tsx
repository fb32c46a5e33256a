// Where the company works: a map to scale, and the eight areas, one open at a time
// (docs/product/service-area-and-addresses.md#areas).
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { MyAreaSlot } from '#web/features/my-area/my-area-slot.tsx';
import { ZipForm } from '#web/features/my-area/zip-form.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { AreaMap } from './area-map.tsx';

type ServiceAreasProps = {
  areas: HomeContent['areas'];
  terms: HomeContent['areaTerms'];
  company: Pick<CompanyProfile, 'city' | 'postalCode' | 'serviceRadiusMiles'>;
};

/** The service area section. */
export function ServiceAreas({ areas, terms, company }: ServiceAreasProps) {
  return (
    <Section id="service-area" tone="sunk" labelledBy="service-area-heading">
      <PageWidth className="service-area">
        <div className="service-area-intro">
          <SectionHeading id="service-area-heading">
            {company.serviceRadiusMiles} miles around {company.city}
          </SectionHeading>
          <p className="mt-4 max-w-[26em] text-lead text-ink-soft">
            Near enough that the same crew comes back. Choose your area to see what to expect there.
          </p>
          <div className="mt-6">
            <MyAreaSlot part="drive">
              <ZipForm id="area-zip" />
            </MyAreaSlot>
          </div>
        </div>
        <AreaMap areas={areas} company={company} />
        <div className="service-area-list">
          {areas.map((area) => (
            <Area
              key={area.slug}
              area={area}
              terms={area.isCore ? terms.coreTerms : terms.otherTerms}
            />
          ))}
          <ul className="service-area-notes">
            {terms.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      </PageWidth>
    </Section>
  );
}

type AreaProps = { area: HomeContent['areas'][number]; terms: readonly string[] };

function Area({ area, terms }: AreaProps) {
  const { name, zipCodes, driveTime, isCore, note } = area;
  return (
    <Fold
      name="area"
      data-area={name}
      summary={
        <>
          <h3>{name}</h3>
          <span className="service-area-kind">
            {isCore ? <span>Core area</span> : null} {driveTime}
          </span>
        </>
      }
    >
      <div className="fold-body">
        <p>{note}</p>
        <dl className="service-area-facts">
          <dt>ZIP codes</dt>
          <dd>{zipCodes.join(', ')}</dd>
          <dt>Drive time</dt>
          <dd>{driveTime} from our office</dd>
          {terms.length > 0 ? (
            <>
              <dt>You get</dt>
              <dd>{terms.join(', ')}</dd>
            </>
          ) : null}
        </dl>
        <ButtonLink
          size="small"
          href="#contact"
          data-quote-text={`My property is in ${name} (ZIP code: ).`}
        >
          Get Free Quote for {name}
        </ButtonLink>
      </div>
    </Fold>
  );
}
