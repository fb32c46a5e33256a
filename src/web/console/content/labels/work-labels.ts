// Labels of what the office and the crews work with: programs, checklists, mail templates and automatic emails.

import type { z } from 'zod';
import type { AutomaticMailWords } from '#contract/site/content/automatic-mails.ts';
import type { Checklist } from '#contract/site/content/checklists.ts';
import type { MailTemplate } from '#contract/site/content/mail-templates.ts';
import type { Program } from '#contract/site/content/programs.ts';
import type { FieldLabels } from './field-labels.ts';

export const programLabels: FieldLabels<Omit<Program, 'slug'>> = {
  kind: {
    label: 'Type',
    hint: 'A property has at most one current plan of each type.',
    choices: {
      'year-round': 'Year-round',
      fertilization: 'Fertilization',
      'pre-emergent': 'Pre-emergent',
      aeration: 'Aeration',
      mulch: 'Mulch',
    },
  },
  name: 'Name',
  description: { label: 'Description', hint: 'One line for the office.' },
  rounds: {
    label: 'Rounds',
    hint: 'One visit a year each.',
    item: 'Round',
    fields: {
      slug: { key: true, from: 'name' },
      name: 'Name',
      work: {
        label: 'Work',
        hint: 'Decides whether it needs a license.',
        choices: {
          'pre-emergent': 'Pre-emergent',
          'weed-control': 'Weed control',
          fertilization: 'Fertilization',
          aeration: 'Aeration',
          mulch: 'Mulch',
        },
      },
      detail: { label: 'What we do' },
      from: { label: 'First day', hint: 'At least two weeks before the last day.' },
      until: { label: 'Last day', hint: 'May be in the next year.' },
      leastCents: 'Minimum price',
      centsPerThousand: 'Price per 1,000 sq ft of lawn',
    },
  },
};

export const checklistLabels: FieldLabels<Omit<Checklist, 'slug'>> = {
  services: {
    label: 'For these services',
    hint: 'The checklist without any is for all other services.',
    item: 'Service',
  },
  items: {
    label: 'What to check off',
    item: 'Line',
    fields: {
      key: { key: true, from: 'label' },
      label: { label: 'In English', hint: 'As it reads once it’s done, such as “Gate closed”.' },
      labelEs: 'In Spanish',
      photo: {
        label: 'Photo',
        choices: {
          before: 'Before the work',
          after: 'After the work',
          gate: 'Closed gate',
          other: 'Another photo',
        },
      },
    },
  },
};

export const mailTemplateLabels: FieldLabels<Omit<MailTemplate, 'slug'>> = {
  name: { label: 'Name', hint: 'Only staff see it.' },
  subject: 'Subject',
  text: {
    label: 'Text',
    hint: 'Write {firstName}, {service}, {company}, {phone} and {me} where they belong.',
  },
};

export const automaticMailLabels: FieldLabels<Omit<z.infer<typeof AutomaticMailWords>, 'slug'>> = {
  subject: 'Subject',
  heading: { label: 'Heading', hint: 'The large line at the top of the email.' },
  opening: {
    label: 'Opening',
    hint: 'Plain text. Leave a blank line between paragraphs. Dates, prices and the button come below it.',
  },
  closing: { label: 'Closing', hint: 'Below the button. Leave it blank for none.' },
};
