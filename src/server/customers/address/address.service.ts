// Checks an address: is it in reach, and how large may its lot be
// (docs/product/service-area-and-addresses.md#address-check).
import type { BusinessSettings } from '#company/facts/settings.ts';
import { type ServiceReach, serviceReach } from '#company/rules/customers/service-reach.ts';
import { estimateLot } from '#company/rules/leads/lot-size.ts';
import type { AddressCheck } from '#contract/customers/address.ts';

/** Where the areas come from; a manual size entered on the page is the page's own. */
const LOCAL_ESTIMATE = 'local-estimate';
const OUT_OF_REACH = 'service-area';

/** Checks an address. What was asked is kept nowhere. */
export function checkAddress(settings: BusinessSettings, address: string): AddressCheck {
  const reach = serviceReach(address, settings);
  return reach.isWithin ? estimated(address) : refused(reach, settings);
}

function estimated(address: string): AddressCheck {
  return { isValid: true, dataSource: LOCAL_ESTIMATE, ...estimateLot(address) };
}

function refused(
  { miles }: ServiceReach,
  { city, serviceRadiusMiles }: BusinessSettings,
): AddressCheck {
  return {
    isValid: false,
    propertySize: null,
    lawnArea: null,
    dataSource: OUT_OF_REACH,
    methodology:
      miles === null
        ? 'We couldn’t find a ZIP code or a Greater Houston town in this address.'
        : `About ${Math.ceil(miles)} miles from our office in ${city}. We drive up to ${serviceRadiusMiles}.`,
  };
}
