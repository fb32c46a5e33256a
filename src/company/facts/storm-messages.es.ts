// What people read when a storm has hit, in Spanish: the warning that comes first, and what the notice says unless someone writes their own.

/** The warning, before anything is asked and again when it was sent. */
export const spanishPowerLineWarning = {
  title: '¿Un cable en el suelo o en un árbol? No se acerque.',
  text: 'Trate todo cable como si tuviera corriente. Mantenga lejos a las personas y a las mascotas, no toque nada que lo toque y no pase por encima con el carro. Llame al 911 y después a su compañía de luz. Empezamos solo cuando ellos digan que es seguro.',
} as const;

/** The notice in the words that are offered; what staff write themselves has no Spanish. */
export const spanishStormNoticeWords =
  '¿Un árbol caído, la cerca en el suelo, agua estancada? Estamos atendiendo llamadas por la tormenta. Díganos dónde es y le llamamos.';
