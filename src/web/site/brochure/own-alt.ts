// What a picture without a text of the page's own is called, in the language of the page.
import type { Language } from '#company/facts/languages.ts';
import type { PictureReference } from '#company/facts/picture-reference.ts';
import type { PictureName } from '#company/facts/pictures.gen.ts';

/** Of the pictures that came with the program and stand without a text of their own, in Spanish. */
const spanishAlts: Partial<Record<PictureName, string>> = {
  'backyard-dry-creek-river-rock':
    'Arroyo seco de piedra de río y rocas que lleva el agua por el césped de atrás, con pastos y salvia en las orillas.',
  'brick-front-summer-crape-myrtles':
    'Casa de ladrillo rojo de dos pisos con crespones rosados, lantana y una orilla de liriope junto a un césped a franjas.',
  'detail-mulched-bed-liriope-edge':
    'Jardinera con mulch nuevo, borde de acero, orilla de liriope, lantana, salvia y loropétalo.',
  'farmhouse-front-fall-mums':
    'Casa de campo blanca con crisantemos anaranjados, pastos ornamentales y muhly rosado con el sol bajo de la tarde.',
  'hero-limestone-garden-golden-hour':
    'Césped amplio a franjas y una casa de piedra caliza con pastos y salvia, con el sol bajo de la tarde; a la izquierda, cielo abierto.',
  'lawn-sprinklers-golden-hour':
    'Aspersores emergentes que riegan un césped verde con el sol bajo, con una cerca de cedro y una jardinera al fondo.',
  'limestone-retaining-wall-terrace':
    'Muro curvo de piedra caliza en seco, con escalones, que sostiene una terraza de lantana, salvia y crespones por encima de un césped.',
  'office-park-island-palms':
    'Palmas sabal en isletas plantadas y flores de temporada frente a unas oficinas de piedra caliza con luz de la tarde.',
  'ranch-front-blue-siding-summer':
    'Casa de un piso con fachada azul y molduras blancas, jardineras a lo largo del porche y césped a franjas en verano.',
  'uplit-live-oak-night-patio':
    'Encino iluminado desde abajo de noche, con luces de sendero alrededor de un patio de laja y una luz suave sobre una cerca de cedro.',
};

/** The text that takes the place of the picture's own; nothing on an English page, and the mark of English where there is none. */
export function ownAlt(
  name: PictureReference,
  language: Language,
): { alt?: string | undefined; lang?: 'en' } {
  if (language === 'en') return {};
  const alt = Object.entries(spanishAlts).find(([known]) => known === name)?.[1];
  return alt === undefined ? { lang: 'en' } : { alt };
}
