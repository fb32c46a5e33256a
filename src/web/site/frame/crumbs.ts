// Which crumbs a path has, and how its segments are called.
import { blogCategories } from '#company/facts/blog-categories.ts';
import { englishPath } from '#company/facts/languages.ts';
import { policyLabels } from '#company/facts/policy-paths.ts';
import type { Crumb } from '#web/ui/breadcrumb.tsx';

const names: Record<string, string> = {
  'customer-portal': 'Customer Portal',
  gallery: 'Gallery',
  'gallery-full': 'Complete Gallery',
  'admin-support': 'Admin Support',
  services: 'Services',
  areas: 'Service Areas',
  about: 'About Us',
  contact: 'Contact',
  ...policyLabels,
  storm: 'Storm Damage',
  estimate: 'Your Estimate',
  'my-area': 'Your ZIP Code',
  continue: 'Continue on Another Device',
  blog: 'Blog',
  book: 'Book a Consultation',
  appointment: 'Your Appointment',
  'plan-offer': 'Your Plan Offer',
  'your-review': 'Your Review',
  'your-photos': 'Your Photos',
  'visit-today': 'Your Visit Today',
  chat: 'Your Chat',
  review: 'Review a Booking',
  quote: 'Request a Quote',
  'lawn-plan': 'Lawn Maintenance Plan',
  'print-flyer': 'Flyer',
  'business-card': 'Business Card',
  newsletter: 'Newsletter',
  unsubscribe: 'Unsubscribe',
  ...Object.fromEntries(blogCategories.map(({ value, label }) => [value, label])),
  'sign-in': 'Sign in',
  confirm: 'Confirm It’s You',
  'sign-out': 'Sign out',
  setup: 'Set up',
};

/**
 * The crumbs of a path below Home, the last one without a link.
 *
 * @param secrets Route parameters such as the token of a mailed link: they name no page and are left out.
 * @param known Whether the path leads to a page. Segments of an unknown path are shown as they are, without links.
 * @param title How the page itself is called, when its last segment does not say it well.
 */
export function crumbsOf(
  path: string,
  secrets: readonly string[],
  known: boolean,
  title?: string,
): Crumb[] {
  const segments = path
    .split('/')
    .filter(Boolean)
    .map(decoded)
    .filter((segment) => !secrets.includes(segment));
  if (!known) return segments.map((label) => ({ label }));
  return segments.map((segment, index) => {
    const label = names[segment] ?? segment;
    if (index === segments.length - 1) return { label: title ?? label, current: true };
    const parents = segments.slice(0, index + 1).map(encodeURIComponent);
    return { label, href: `/${parents.join('/')}` };
  });
}

/**
 * The crumb of a page in another language, by its English address without the parts that are secrets. It lies
 * directly below Home.
 */
export function translatedCrumbs(
  path: string,
  secrets: readonly string[],
  labels: Readonly<Record<string, string>>,
): Crumb[] {
  const segments = englishPath(path)
    .split('/')
    .filter((segment) => !secrets.includes(decoded(segment)));
  const label = labels[segments.join('/')];
  return label === undefined ? [] : [{ label, current: true }];
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
