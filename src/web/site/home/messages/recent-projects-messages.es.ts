// The words around the latest projects, in Spanish.
import type { RecentProjectsMessages } from './recent-projects-messages.en.ts';

export const spanishRecentProjectsMessages: RecentProjectsMessages = {
  heading: 'Proyectos recientes',

  notes: {
    renderings:
      'Se muestran en representaciones 3D de los diseños, como sus dueños los vieron por primera vez.',
    both: 'Se muestran en representaciones 3D de los diseños, y en fotos donde lo decimos.',
    photos: 'Se muestran en fotos del trabajo terminado.',
  },
  seeAll: 'Ver todos los diseños',
};
