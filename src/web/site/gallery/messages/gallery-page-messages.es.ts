// What the pages of the galleries say beside the gallery itself, in Spanish.
import type { GalleryPageMessages } from './gallery-page-messages.en.ts';

export const spanishGalleryPageMessages: GalleryPageMessages = {
  title: 'Diseños de jardines en {city}, TX',
  description:
    '{count} diseños de jardines en {city} y alrededores: comerciales, residenciales, de riego, cercas, iluminación y drenaje, en representaciones 3D.',

  complete: {
    title: 'Galería completa, {city}, TX',
    description:
      '{shown} de {projects} proyectos de {years}: jardines, cercas, iluminación, riego y drenaje en {city} y alrededores.',
    loading: 'Cargando el portafolio completo',
    back: 'Volver',
    toHome: 'a la página de inicio',
    heading: 'Portafolio completo, {years}',
  },

  ranges: { part: 'Mostrando {first} a {last} de {all}', whole: 'Mostrando {all}' },

  pages: {
    name: 'Páginas de la galería',
    page: 'Página {number}',
    previous: 'Anterior',
    next: 'Siguiente',
  },

  lightbox: {
    count: '{current} de {count}',
    close: 'Cerrar',
    previous: 'Proyecto anterior',
    next: 'Proyecto siguiente',
  },

  summary: {
    heading: 'El portafolio en cifras',
    projects: 'Proyectos de {years}',
    shown: 'Diseños en esta página',
    kinds: 'Tipos de trabajo',
    guarantee: 'Garantía de satisfacción',
    text: 'No a todos les gusta ver su jardín en internet, así que aquí están {shown} de ellos. Díganos qué necesita el suyo y le mostraremos lo más parecido que hemos dibujado cerca de {city}.',
    getQuote: 'Cotización gratis',
  },
};
