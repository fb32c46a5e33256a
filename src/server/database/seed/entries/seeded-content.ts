// Everything the pages say in a new installation, by kind; what the owner makes of it stands in content_entries.
import type { Content } from '#contract/content/kinds.ts';
import { areas } from './areas/areas.ts';
import { estimatePrices } from './estimate-prices.ts';
import { galleryProjects } from './gallery-projects.ts';
import { monthNotes } from './month-notes.ts';
import { mowingPrices } from './mowing-prices.ts';
import { offers } from './offers.ts';
import { packageLines, packageTerms, servicePackages } from './packages.ts';
import { portfolioProjects } from './portfolio-projects.ts';
import { questions } from './questions.ts';
import { recentProjects } from './recent-projects.ts';
import { seasonalTasks } from './seasonal-tasks.ts';
import { services } from './services/services.ts';
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
  'package-terms': packageTerms,
  'estimate-prices': estimatePrices,
  'mowing-prices': mowingPrices,
};
