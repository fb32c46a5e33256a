// Labels of the pages that a business owes its visitors in writing.
import type { Policy } from '#contract/site/content/policies.ts';
import type { FieldLabels } from './field-labels.ts';

export const policyLabels: FieldLabels<Policy> = {
  title: 'Title',
  lead: {
    label: 'Opening sentence',
    hint: 'Write {company}, {phone}, {email}, {place}, {chatKeptDays}, {priceHeldDays} or {salesTax} where a setting belongs.',
  },
  since: { label: 'In effect since', hint: 'Change it with the wording.' },
  sections: {
    label: 'Sections',
    item: 'Section',
    fields: { heading: 'Heading', paragraphs: { label: 'Text', item: 'Paragraph' } },
  },
};
