// The words of the gallery of the home page, and of the filters that both galleries have, in English.
export const englishGalleryMessages = {
  // The heading, by what the pictures are: renderings alone, or photos too. `count` is a number in words, such as "Thirteen".
  drawn: '{count} designs, drawn before anyone digs',
  drawnAndBuilt: '{count} projects, drawn and built',

  filtersName: 'Filter projects by category',
  clearFilter: 'Clear filter',

  // How many projects are shown, by the filter.
  counts: {
    all: { one: '1 project', many: '{count} projects' },
    commercial: { one: '1 commercial project', many: '{count} commercial projects' },
    residential: { one: '1 residential project', many: '{count} residential projects' },
    irrigation: { one: '1 irrigation project', many: '{count} irrigation projects' },
    fencing: { one: '1 fencing project', many: '{count} fencing projects' },
    lighting: { one: '1 lighting project', many: '{count} lighting projects' },
    drainage: { one: '1 drainage project', many: '{count} drainage projects' },
  },

  loading: 'Loading projects...',
  none: 'No projects found in this category.',

  // The way to the complete gallery. `count` is "87+"; what opens in a new tab says so to screen readers.
  viewAll: 'View Complete Portfolio ({count} Projects)',
  newTab: ', opens in a new tab',
};

export type GalleryMessages = typeof englishGalleryMessages;
