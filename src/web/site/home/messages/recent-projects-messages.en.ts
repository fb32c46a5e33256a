// The words around the latest projects, in English.
export const englishRecentProjectsMessages = {
  heading: 'Recent projects',

  // Below them, by what their pictures are.
  notes: {
    renderings: 'Shown as 3D renderings of the designs, the way their owners first saw them.',
    both: 'Shown as 3D renderings of the designs, and as photos where we say so.',
    photos: 'Shown as photos of the finished work.',
  },
  seeAll: 'See all designs',
};

export type RecentProjectsMessages = typeof englishRecentProjectsMessages;
