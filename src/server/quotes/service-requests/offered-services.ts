// What may be asked for: what needs a license is taken only as long as we have it.
import { addOnPriceInSpanish } from '#company/facts/add-on-services.es.ts';
import { type AddOnService, addOnServices, offeredAddOns } from '#company/facts/add-on-services.ts';
import {
  type AddOnPrices,
  addOnPriceOf,
  addOnPriceText,
} from '#company/rules/quotes/add-on-price.ts';
import type { AddOnChoice } from '#contract/quotes/service-request.ts';
import { onlyIn } from '#contract/site/content/translated-texts.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';

const NOT_LICENSED =
  'Weed killer for hire needs a state license that we don’t hold yet. Our crews pull weeds by hand: please choose “Other” and tell us where they grow.';

/** Every service with its price, and whether it is offered, in the order of the form. */
export function addOnChoices({
  content,
  settings,
}: Pick<ServerContext, 'content' | 'settings'>): AddOnChoice[] {
  const prices = content()['add-on-prices'];
  const inSpanish = onlyIn(content(), 'add-on-prices', 'es');
  const offered = offeredAddOns(settings());
  return addOnServices.map((service) => ({
    label: service.label,
    price: addOnPriceText(addOnPriceOf(service.value, prices)),
    spanishPrice: spanishPriceOf(service.value, inSpanish),
    isOffered: offered.includes(service),
  }));
}

/** Null where the owner has not said in Spanish what a price is for. */
function spanishPriceOf(
  service: AddOnService,
  prices: AddOnPrices & { untranslated: string[] },
): string | null {
  const price = addOnPriceOf(service, prices);
  const unit = `services.${prices.services.indexOf(price)}.unit`;
  if (price.cents !== null && prices.untranslated.includes(unit)) return null;
  return addOnPriceText(price, addOnPriceInSpanish);
}

/**
 * Refuses a service that we may not offer. A request that has it already may keep it (`before`).
 *
 * @throws RequestProblem 422 on the service type (docs/product/portal.md#add-on-prices).
 */
export function requireOffered(
  { settings }: Pick<ServerContext, 'settings'>,
  serviceType: string,
  before?: string,
): void {
  if (serviceType === before) return;
  if (offeredAddOns(settings()).some(({ label }) => label === serviceType)) return;
  throw new RequestProblem('invalid_input', NOT_LICENSED, {
    errors: [{ pointer: '/serviceType', detail: NOT_LICENSED }],
  });
}
