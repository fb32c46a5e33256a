// The words of the home page by language and section; the page is rendered on the server alone.
import type { Language } from '#company/facts/languages.ts';
import { englishAboutMessages } from './about-messages.en.ts';
import { spanishAboutMessages } from './about-messages.es.ts';
import { englishBeforeAfterMessages } from './before-after-messages.en.ts';
import { spanishBeforeAfterMessages } from './before-after-messages.es.ts';
import { englishBookingSectionMessages } from './booking-messages.en.ts';
import { spanishBookingSectionMessages } from './booking-messages.es.ts';
import { englishContactSectionMessages } from './contact-messages.en.ts';
import { spanishContactSectionMessages } from './contact-messages.es.ts';
import { englishCostCalculatorMessages } from './cost-calculator-messages.en.ts';
import { spanishCostCalculatorMessages } from './cost-calculator-messages.es.ts';
import { englishFaqMessages } from './faq-messages.en.ts';
import { spanishFaqMessages } from './faq-messages.es.ts';
import { englishFilteredListMessages } from './filtered-list-messages.en.ts';
import { spanishFilteredListMessages } from './filtered-list-messages.es.ts';
import { englishHeadMessages } from './head-messages.en.ts';
import { spanishHeadMessages } from './head-messages.es.ts';
import { englishHeroMessages } from './hero-messages.en.ts';
import { spanishHeroMessages } from './hero-messages.es.ts';
import { englishLawnMaintenanceMessages } from './lawn-maintenance-messages.en.ts';
import { spanishLawnMaintenanceMessages } from './lawn-maintenance-messages.es.ts';
import { englishNewsletterSectionMessages } from './newsletter-messages.en.ts';
import { spanishNewsletterSectionMessages } from './newsletter-messages.es.ts';
import { englishPackagesMessages } from './packages-messages.en.ts';
import { spanishPackagesMessages } from './packages-messages.es.ts';
import { englishPostsMessages } from './posts-messages.en.ts';
import { spanishPostsMessages } from './posts-messages.es.ts';
import { englishPromisesMessages } from './promises-messages.en.ts';
import { spanishPromisesMessages } from './promises-messages.es.ts';
import { englishRecentProjectsMessages } from './recent-projects-messages.en.ts';
import { spanishRecentProjectsMessages } from './recent-projects-messages.es.ts';
import { englishReviewsMessages } from './reviews-messages.en.ts';
import { spanishReviewsMessages } from './reviews-messages.es.ts';
import { englishSeasonMessages } from './season-messages.en.ts';
import { spanishSeasonMessages } from './season-messages.es.ts';
import { englishSeasonalGuideMessages } from './seasonal-guide-messages.en.ts';
import { spanishSeasonalGuideMessages } from './seasonal-guide-messages.es.ts';
import { englishSeasonalSpecialMessages } from './seasonal-special-messages.en.ts';
import { spanishSeasonalSpecialMessages } from './seasonal-special-messages.es.ts';
import { englishServiceAreaMessages } from './service-area-messages.en.ts';
import { spanishServiceAreaMessages } from './service-area-messages.es.ts';
import { englishServicesMessages } from './services-messages.en.ts';
import { spanishServicesMessages } from './services-messages.es.ts';
import { englishTimelineMessages } from './timeline-messages.en.ts';
import { spanishTimelineMessages } from './timeline-messages.es.ts';

const english = {
  about: englishAboutMessages,
  beforeAfter: englishBeforeAfterMessages,
  booking: englishBookingSectionMessages,
  contact: englishContactSectionMessages,
  costCalculator: englishCostCalculatorMessages,
  faq: englishFaqMessages,
  filteredList: englishFilteredListMessages,
  head: englishHeadMessages,
  hero: englishHeroMessages,
  lawnMaintenance: englishLawnMaintenanceMessages,
  newsletter: englishNewsletterSectionMessages,
  packages: englishPackagesMessages,
  posts: englishPostsMessages,
  promises: englishPromisesMessages,
  recentProjects: englishRecentProjectsMessages,
  reviews: englishReviewsMessages,
  season: englishSeasonMessages,
  seasonalGuide: englishSeasonalGuideMessages,
  seasonalSpecial: englishSeasonalSpecialMessages,
  serviceArea: englishServiceAreaMessages,
  services: englishServicesMessages,
  timeline: englishTimelineMessages,
};
export type HomeMessages = typeof english;

export const homeMessages: Readonly<Record<Language, HomeMessages>> = {
  en: english,
  es: {
    about: spanishAboutMessages,
    beforeAfter: spanishBeforeAfterMessages,
    booking: spanishBookingSectionMessages,
    contact: spanishContactSectionMessages,
    costCalculator: spanishCostCalculatorMessages,
    faq: spanishFaqMessages,
    filteredList: spanishFilteredListMessages,
    head: spanishHeadMessages,
    hero: spanishHeroMessages,
    lawnMaintenance: spanishLawnMaintenanceMessages,
    newsletter: spanishNewsletterSectionMessages,
    packages: spanishPackagesMessages,
    posts: spanishPostsMessages,
    promises: spanishPromisesMessages,
    recentProjects: spanishRecentProjectsMessages,
    reviews: spanishReviewsMessages,
    season: spanishSeasonMessages,
    seasonalGuide: spanishSeasonalGuideMessages,
    seasonalSpecial: spanishSeasonalSpecialMessages,
    serviceArea: spanishServiceAreaMessages,
    services: spanishServicesMessages,
    timeline: spanishTimelineMessages,
  },
};
