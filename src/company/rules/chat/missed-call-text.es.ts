// What someone reads in Spanish whose call was missed; the owner's own words are English and have no translation.

/** Without á, í, ó and ú, which would make three texts of one. */
export const spanishMissedCallWords =
  'Disculpe, no pudimos contestar su llamada. ¿En qué le ayudamos? Conteste a este mensaje y le atendemos.';
