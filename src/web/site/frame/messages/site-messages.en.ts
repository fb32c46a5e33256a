// Every word of the frame around the site's pages in English: header, menu, footer, the contact corner, and what stands beside a form. What
// stands in braces is filled in (company/rules/platform/fill-message.ts).
import { englishGalleryLabelMessages } from '#web/site/frame/messages/gallery-label-messages.en.ts';

export const englishSiteMessages = {
  language: 'en',
  skipToContent: 'Skip to content',
  closeMessage: 'Close message',

  // On a site that its owner has not opened yet.
  notOpenName: 'Not open yet',
  notOpen: 'This site is being set up and is not open yet.',

  // What kinds of work and pictures are called, in the menu and the footer.
  gallery: englishGalleryLabelMessages,

  // The header and the drawer of small screens. The keys of `menu` are the anchors of the home page.
  homeOf: '{company}, home page',
  mainNavigation: 'Main',
  menu: {
    home: 'Home',
    services: 'Services',
    gallery: 'Gallery',
    about: 'About',
    blog: 'Blog',
    calendar: 'Schedule',
    contact: 'Contact',
  },
  getQuote: 'Get Quote',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menuName: 'Menu',
  portal: 'Customer Portal',
  portalSignedIn: 'Portal',
  logout: 'Logout',
  // Read aloud before the name of the other language.
  otherLanguage: 'This page in another language',

  // The trail above the page. `crumbs` are the pages that are there in every language, by their English address.
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  crumbs: {
    '/quote': 'Request a Quote',
    '/book': 'Book a Consultation',
    '/storm': 'Storm Damage',
    '/lawn-plan': 'Lawn Maintenance Plan',
    '/newsletter': 'Newsletter',
    '/newsletter/unsubscribe': 'Unsubscribe',
    '/contact': 'Contact',
    '/estimate': 'Your Estimate',
    '/services': 'Services',
    '/areas': 'Service Areas',
    '/about': 'About Us',
    '/privacy': 'Privacy',
    '/terms': 'Terms',
    '/accessibility': 'Accessibility',
    '/text-messages': 'Text Messages',
    '/gallery': 'Gallery',
    '/gallery-full': 'Complete Gallery',
    '/blog': 'Blog',
    '/blog/tips': 'Landscaping Tips',
    '/blog/updates': 'Company Updates',
    '/blog/projects': 'Project Highlights',
    '/my-area': 'Your ZIP Code',
    '/continue': 'Continue on Another Device',
    '/appointment': 'Your Appointment',
    '/chat': 'Your Chat',
    '/visit-today': 'Your Visit Today',
    '/your-photos': 'Your Photos',
    '/your-review': 'Your Review',
    '/plan-offer': 'Your Plan Offer',
    '/sign-in': 'Sign in',
    '/sign-in/confirm': 'Confirm It’s You',
    '/sign-in/link': 'Sign in',
    '/sign-out': 'Sign out',
    '/invitation': 'Invitation',
  },

  // The footer.
  serviceAreas: 'Service areas',
  officeHours: 'Office hours',
  since: '{company}, since {year}',
  stormHelp: 'Storm damage? Get help',
  serving: 'Serving {towns}',
  policiesName: 'Policies',
  policies: {
    privacy: 'Privacy',
    terms: 'Terms',
    accessibility: 'Accessibility',
    'text-messages': 'Text Messages',
  },
  socialName: 'Social media',
  companyOn: '{company} on {network}',

  // The corner at the bottom right, and its dialog.
  quickContact: 'Quick contact',
  contactUs: 'Contact us',
  contactHeading: 'Contact the company',
  contactLead: 'Get in touch with us for your landscaping needs',
  chatWithUs: 'Chat with us',
  call: 'Call {phone}',
  emailTo: 'Email {email}',
  visitOffice: 'Visit Our Office',
  directionsNewTab: '(directions, opens in a new tab)',
  freeQuote: 'Get Free Quote',
  // Beside it, on the home page.
  viewFlyer: 'View Flyer',
  close: 'Close',

  // Beside a form.
  ratherTalk: 'Rather talk?',
};

export type SiteMessages = typeof englishSiteMessages;
