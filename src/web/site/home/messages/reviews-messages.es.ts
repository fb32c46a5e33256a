// The words around the reviews, in Spanish. What customers wrote stays as it was written.
import type { ReviewsMessages } from './reviews-messages.en.ts';

export const spanishReviewsMessages: ReviewsMessages = {
  heading: 'Reseñas de clientes, por zona',
  samples:
    'Las reseñas que dicen “Ejemplo” las escribimos nosotros, para mostrar dónde van a estar las verdaderas.',
  sample: 'Ejemplo',

  filtersName: 'Filtrar las reseñas por zona',
  allAreas: 'Todas las zonas',
  viewAll: 'Ver las {count} reseñas',

  failed: 'No se pudieron cargar las reseñas.',
  none: 'No se encontraron reseñas',
  noneChosen: 'Todavía no hay reseñas verificadas de {label}.',
  noneAtAll: 'Todavía no hay reseñas verificadas.',

  outOf: '{rating} de 5',
  nameless: 'Un cliente',
  verified: 'Verificada',
  reply: 'Nuestra respuesta:',
};
