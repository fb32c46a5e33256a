// What is said around photos that are open large, in Spanish.
import type { PhotosMessages } from './photos-messages.en.ts';

export const spanishPhotosMessages: PhotosMessages = {
  photos: 'Fotos',
  position: '{number} de {count}',
  close: 'Cerrar',
  previous: 'Anterior',
  next: 'Siguiente',
};
