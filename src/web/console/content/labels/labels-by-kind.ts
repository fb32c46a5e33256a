// The labels of the fields of every kind of content. They stay on the server, which makes the forms.
import type { ContentKind } from '#contract/site/content/kinds.ts';
import type { AnyLabels } from '../form/fields-of.ts';
import {
  aboutStoryLabels,
  companyClaimsLabels,
  heroLabels,
  principlesLabels,
} from './company-labels.ts';
import { policyLabels } from './policy-labels.ts';
import { postLabels } from './post-labels.ts';
import {
  addOnPricesLabels,
  estimatePricesLabels,
  mowingPricesLabels,
  packageLabels,
  packageLineLabels,
  packageTermsLabels,
} from './price-labels.ts';
import {
  galleryLabels,
  picturePairLabels,
  portfolioLabels,
  recentLabels,
  timelineLabels,
} from './project-labels.ts';
import {
  monthNoteLabels,
  offerLabels,
  questionLabels,
  seasonalTaskLabels,
} from './season-labels.ts';
import { areaLabels, areaTermsLabels, serviceLabels } from './service-labels.ts';
import {
  automaticMailLabels,
  checklistLabels,
  mailTemplateLabels,
  programLabels,
} from './work-labels.ts';

export const labelsByKind: Readonly<Record<ContentKind, AnyLabels>> = {
  hero: heroLabels,
  'about-story': aboutStoryLabels,
  principles: principlesLabels,
  'area-terms': areaTermsLabels,
  'company-claims': companyClaimsLabels,
  question: questionLabels,
  service: serviceLabels,
  area: areaLabels,
  'gallery-project': galleryLabels,
  'portfolio-project': portfolioLabels,
  'timeline-project': timelineLabels,
  'recent-project': recentLabels,
  'picture-pair': picturePairLabels,
  package: packageLabels,
  'package-line': packageLineLabels,
  'package-terms': packageTermsLabels,
  'mowing-prices': mowingPricesLabels,
  'estimate-prices': estimatePricesLabels,
  'add-on-prices': addOnPricesLabels,
  program: programLabels,
  offer: offerLabels,
  'seasonal-task': seasonalTaskLabels,
  'month-note': monthNoteLabels,
  post: postLabels,
  checklist: checklistLabels,
  'mail-template': mailTemplateLabels,
  'automatic-mail': automaticMailLabels,
  'privacy-policy': policyLabels,
  'terms-of-service': policyLabels,
  'accessibility-statement': policyLabels,
  'text-message-terms': policyLabels,
};
