// The words of the pairs before and after, in Spanish.
import type { BeforeAfterMessages } from './before-after-messages.en.ts';

export const spanishBeforeAfterMessages: BeforeAfterMessages = {
  intros: {
    renderings: {
      heading: 'Misma casa, misma mañana',
      note: 'Cambian el sendero, las jardineras y el césped; la cámara y la luz, no. Las dos imágenes de cada par son representaciones 3D de un mismo diseño.',
    },
    both: {
      heading: 'El mismo lugar, antes y después',
      note: 'Lo que cambió con el trabajo, visto desde un mismo punto. Las imágenes son representaciones 3D de un diseño, salvo donde decimos que son fotos.',
    },
    photos: {
      heading: 'El mismo lugar, antes y después',
      note: 'Lo que cambió con el trabajo, en fotos desde un mismo punto. Cada dueño nos dio permiso para mostrar las suyas.',
    },
  },
  dragHandle: 'Arrastre el control.',

  before: 'Antes',
  after: 'Después',
  slider: '{pair}: cuánto se muestra de antes del trabajo, en porcentaje',
  percent: 'por ciento',

  photos: 'Fotos.',
  photoBefore: 'Foto antes, representación después.',
  photoAfter: 'Representación antes, foto después.',

  comingSoon: 'PRÓXIMAMENTE',
  photosToCome:
    'Pares de fotos de jardines terminados, tomadas desde el mismo punto con unos meses de diferencia. Primero le pedimos permiso a cada dueño, así que toma su tiempo.',
};
