// What kinds of work and pictures are called in the galleries, the sections that show projects, the menu and the footer, in Spanish.
import type { GalleryLabelMessages } from './gallery-label-messages.en.ts';

export const spanishGalleryLabelMessages: GalleryLabelMessages = {
  categories: {
    all: 'Todos los proyectos',
    commercial: 'Comercial',
    residential: 'Residencial',
    irrigation: 'Riego',
    fencing: 'Cercas',
    lighting: 'Iluminación',
    drainage: 'Drenaje',
  },

  pictureNotes: {
    renderings:
      'Las imágenes son representaciones de diseños: los dibujos que mostramos antes de construir, no fotos de jardines terminados.',
    both: 'Las imágenes son representaciones de diseños, los dibujos que mostramos antes de construir. Las que dicen ser fotos muestran trabajos terminados.',
    photos: 'Las imágenes son fotos de trabajos terminados.',
  },

  photo: 'Foto.',
};
