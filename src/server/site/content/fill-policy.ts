// Puts the settings into the words of a policy.
import { companyAddress } from '#company/facts/company-place.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import type { Policy, PolicyPlaceholder } from '#contract/site/content/policies.ts';

/** The policy with every setting in braces in its place, such as {phone}. */
export function fillPolicy<Shown extends Policy>(policy: Shown, settings: BusinessSettings): Shown {
  const facts: Readonly<Record<PolicyPlaceholder, string>> = {
    company: settings.companyName,
    phone: settings.phone,
    email: settings.email,
    place: companyAddress(settings),
    chatKeptDays: String(settings.chatKeptDays),
    priceHeldDays: String(settings.priceHeldDays),
    salesTax: formatTaxRate(settings.salesTaxBasisPoints),
  };
  const known = new Map<string, string>(Object.entries(facts));
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (braces, name) => known.get(name) ?? braces);
  return {
    ...policy,
    lead: fill(policy.lead),
    sections: policy.sections.map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: paragraphs.map(fill),
    })),
  };
}
