// The words around the timeline of projects, in Spanish.
import type { TimelineMessages } from './timeline-messages.en.ts';

export const spanishTimelineMessages: TimelineMessages = {
  heading: '{years} años, un jardín a la vez',
  lead: '{projects} diseños en el camino de una camioneta y un aspersor a jardines completos. {note}',
  notes: {
    renderings: 'Cada uno se muestra en la representación 3D con la que se decidió su dueño.',
    both: 'Cada uno se muestra en la representación 3D con la que se decidió su dueño, o en una foto del trabajo terminado.',
    photos: 'Cada uno se muestra en una foto del trabajo terminado.',
  },

  carousel: 'carrusel',
  name: 'Proyectos de {first} a {last}',
  slide: 'diapositiva',
  slideName: '{number} de {total}',
  progressName: 'Avance por los proyectos',
  thumbnailName: 'Proyecto {number}: {title}',

  play: 'Reproducir',
  pause: 'Pausa',
  reset: 'Reiniciar',
  position: 'Proyecto {number} de {total}',
};
