// The words around the guide of the year, in Spanish.
import type { SeasonalGuideMessages } from './seasonal-guide-messages.en.ts';

export const spanishSeasonalGuideMessages: SeasonalGuideMessages = {
  heading: 'El año en un jardín de {city}',
  headingBeforeVowel: 'El año en un jardín de {city}',
  ownArea: 'Heladas y tipo de tierra en su código postal',

  progress: '{done} de {count} tareas hechas',
  priorities: { high: 'Prioridad alta', medium: 'Prioridad media', low: 'Prioridad baja' },

  schedule: 'Agendar servicio de temporada',
  scheduled: 'Quiero agendar un servicio de temporada para mi jardín.',

  lawn: 'Césped',
  beds: 'Jardineras, árboles, sistemas',
  mowingHeight: 'Altura de corte',
  mowingRule:
    'San Agustín de 2.5 a 4 pulgadas, bermuda común de 1.5 a 3, bermuda híbrida de 1 a 2.5. Nunca corte más de un tercio a la vez.',
  preEmergent: 'Preemergente',
  preEmergentNote:
    'El preemergente detiene las semillas; no quita la hierba que ya se ve, hay que regarlo después de aplicarlo y no es para césped recién puesto. Quien lo aplica por pago necesita una licencia del Departamento de Agricultura de Texas.',
};
