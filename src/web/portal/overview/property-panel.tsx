// The property at a glance; that there is a gate code, never which.
import type { Property } from '#contract/customers/properties.ts';
import { Fact, Facts } from '../parts/facts.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { Actions, Panel } from '../parts/panel.tsx';

type PropertyPanelProps = { property: Property | null; count: number };

export function PropertyPanel({ property, count }: PropertyPanelProps) {
  return (
    <Panel id="property-info" heading="Property Info">
      {property ? (
        <Facts className="mt-5">
          <Fact name="Address">{property.address}</Fact>
          <Fact name="Lawn">{areaWords(property)}</Fact>
          <Fact name="Gate code">{property.hasGateCode ? 'On file, encrypted' : 'None given'}</Fact>
          <Fact name="Pets">{property.pets ?? 'None given'}</Fact>
        </Facts>
      ) : (
        <p className="mt-4 text-ink-soft">We don’t know your property yet.</p>
      )}
      {count > 1 ? (
        <p className="mt-4 text-ink-soft">
          One of your {count} properties. All are in your account.
        </p>
      ) : null}
      <Actions>
        <PageLink to="/customer-portal/account#property">
          {property ? 'Change details' : 'Add your property'}
        </PageLink>
      </Actions>
    </Panel>
  );
}

function areaWords({ lawnArea, lotSize }: Property): string {
  const feet = (area: number) => `${area.toLocaleString('en-US')} sq ft`;
  if (lawnArea === null) return 'Not measured yet';
  return lotSize === null ? feet(lawnArea) : `${feet(lawnArea)} of ${feet(lotSize)}`;
}
