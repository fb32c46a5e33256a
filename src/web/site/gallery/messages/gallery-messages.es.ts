// The words of the gallery of the home page, and of the filters that both galleries have, in Spanish.
import type { GalleryMessages } from './gallery-messages.en.ts';

export const spanishGalleryMessages: GalleryMessages = {
  drawn: '{count} diseños, dibujados antes de excavar',
  drawnAndBuilt: '{count} proyectos, dibujados y construidos',

  filtersName: 'Filtrar los proyectos por categoría',
  clearFilter: 'Quitar el filtro',

  counts: {
    all: { one: '1 proyecto', many: '{count} proyectos' },
    commercial: { one: '1 proyecto comercial', many: '{count} proyectos comerciales' },
    residential: { one: '1 proyecto residencial', many: '{count} proyectos residenciales' },
    irrigation: { one: '1 proyecto de riego', many: '{count} proyectos de riego' },
    fencing: { one: '1 proyecto de cercas', many: '{count} proyectos de cercas' },
    lighting: { one: '1 proyecto de iluminación', many: '{count} proyectos de iluminación' },
    drainage: { one: '1 proyecto de drenaje', many: '{count} proyectos de drenaje' },
  },

  loading: 'Cargando proyectos...',
  none: 'No hay proyectos en esta categoría.',

  viewAll: 'Ver el portafolio completo ({count} proyectos)',
  newTab: ', se abre en otra pestaña',
};
