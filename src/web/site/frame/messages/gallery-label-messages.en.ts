// What kinds of work and pictures are called in the galleries, the sections that show projects, the menu and the footer, in English.
export const englishGalleryLabelMessages = {
  // The filters of a gallery, and the kind of a project wherever one is shown.
  categories: {
    all: 'All Projects',
    commercial: 'Commercial',
    residential: 'Residential',
    irrigation: 'Irrigation',
    fencing: 'Fencing',
    lighting: 'Lighting',
    drainage: 'Drainage',
  },

  // Said once, plainly, beside the pictures, by what they are.
  pictureNotes: {
    renderings:
      'The pictures are design renderings: the drawings we show before we build, not photographs of finished yards.',
    both: 'The pictures are design renderings, the drawings we show before we build. Those marked as photos show finished work.',
    photos: 'The pictures are photos of finished work.',
  },

  // Behind the caption of a photo among renderings.
  photo: 'Photo.',
};

export type GalleryLabelMessages = typeof englishGalleryLabelMessages;
