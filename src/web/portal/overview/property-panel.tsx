// The property at a glance; that there is a gate code, never which.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { Property } from '#contract/customers/properties.ts';
import { Fact, Facts } from '../parts/facts.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { Actions, Panel } from '../parts/panel.tsx';
import type { OverviewMessages } from './messages/overview-messages.en.ts';
import { useOverviewMessages } from './messages/use-overview-messages.ts';

type PropertyPanelProps = { property: Property | null; count: number };

export function PropertyPanel({ property, count }: PropertyPanelProps) {
  const messages = useOverviewMessages();
  return (
    <Panel id="property-info" heading={messages.propertyInfo}>
      {property ? (
        <Facts className="mt-5">
          <Fact name={messages.address}>{property.address}</Fact>
          <Fact name={messages.lawn}>{areaWords(property, messages)}</Fact>
          <Fact name={messages.gateCode}>
            {property.hasGateCode ? messages.onFile : messages.noneGiven}
          </Fact>
          <Fact name={messages.pets}>{property.pets ?? messages.noneGiven}</Fact>
        </Facts>
      ) : (
        <p className="mt-4 text-ink-soft">{messages.noProperty}</p>
      )}
      {count > 1 ? (
        <p className="mt-4 text-ink-soft">{fill(messages.oneOfProperties, { count })}</p>
      ) : null}
      <Actions>
        <PageLink to="/customer-portal/account#property">
          {property ? messages.changeDetails : messages.addProperty}
        </PageLink>
      </Actions>
    </Panel>
  );
}

function areaWords({ lawnArea, lotSize }: Property, messages: OverviewMessages): string {
  const feet = (area: number) => fill(messages.squareFeet, { area: area.toLocaleString('en-US') });
  if (lawnArea === null) return messages.notMeasured;
  if (lotSize === null) return feet(lawnArea);
  return fill(messages.lawnOfLot, { lawn: feet(lawnArea), lot: feet(lotSize) });
}
