// Everything the pages say in a new installation, by kind; what the owner makes of it stands in content_entries.
import type { Content } from '#contract/site/content/kinds.ts';
import { areas } from './areas/seeded-areas.ts';
import { checklists } from './checklists.ts';
import { estimatePrices } from './estimate-prices.ts';
import { galleryProjects } from './gallery-projects.ts';
import { mailTemplates } from './mail-templates.ts';
import { monthNotes } from './month-notes.ts';
import { mowingPrices } from './mowing-prices.ts';
import { offers } from './offers.ts';
import { portfolioProjects } from './portfolio-projects.ts';
import { seasonalTasks } from './seasonal-tasks.ts';
import { packageLines, packageTerms, servicePackages } from './seeded-packages.ts';
import { questions } from './seeded-questions.ts';
import { recentProjects } from './seeded-recent-projects.ts';
import { services } from './services/seeded-services.ts';
import { timelineProjects } from './timeline-projects.ts';

export const seededContent: Content = {
  service: services,
  area: areas,
  question: questions,
  'gallery-project': galleryProjects,
  'portfolio-project': portfolioProjects,
  'timeline-project': timelineProjects,
  'recent-project': recentProjects,
  package: servicePackages,
  'package-line': packageLines,
  offer: offers,
  'seasonal-task': seasonalTasks,
  'month-note': monthNotes,
  'mail-template': mailTemplates,
  checklist: checklists,
  'package-terms': packageTerms,
  'estimate-prices': estimatePrices,
  'mowing-prices': mowingPrices,
};
