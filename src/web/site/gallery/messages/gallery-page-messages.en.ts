// What the pages of the galleries say beside the gallery itself, in English. What stands in braces is filled in (company/rules/platform/fill-message.ts).
export const englishGalleryPageMessages = {
  // What search engines read of the gallery's own page; `count` is a number in words, such as "Thirteen".
  title: 'Yard Design Gallery, {city}, TX',
  description:
    '{count} yard designs around {city}: commercial, residential, irrigation, fencing, lighting and drainage, as 3D renderings.',

  // The complete gallery. `projects` is "87+", `years` is "2019-2025".
  complete: {
    title: 'Complete Gallery, {city}, TX',
    description:
      '{shown} of {projects} projects from {years}: yards, fences, lighting, irrigation and drainage in and around {city}.',
    loading: 'Loading Complete Portfolio',
    back: 'Back',
    // Read aloud behind it.
    toHome: 'to the home page',
    heading: 'Complete portfolio, {years}',
  },

  // Which projects are shown; `all` is their count, such as "51 projects".
  ranges: { part: 'Showing {first}-{last} of {all}', whole: 'Showing {all}' },

  // The buttons of its pages.
  pages: {
    name: 'Pages of the gallery',
    page: 'Page {number}',
    previous: 'Previous',
    next: 'Next',
  },

  // The large view of a picture.
  lightbox: {
    count: '{current} of {count}',
    close: 'Close',
    previous: 'Previous project',
    next: 'Next project',
  },

  summary: {
    heading: 'The portfolio in figures',
    projects: 'Projects from {years}',
    shown: 'Designs shown on this page',
    kinds: 'Kinds of work',
    guarantee: 'Satisfaction guarantee',
    text: 'Not every owner wants a yard on the internet, so {shown} of them are here. Tell us what yours needs and we will show you the nearest thing we have drawn around {city}.',
    getQuote: 'Get Free Quote',
  },
};

export type GalleryPageMessages = typeof englishGalleryPageMessages;
