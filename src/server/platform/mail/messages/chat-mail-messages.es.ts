// What the mails of a chat say around the owner's own words, in Spanish.
import type { ChatMailMessages } from './chat-mail-messages.en.ts';

export const spanishChatMailMessages: ChatMailMessages = {
  yourEmail: 'Su correo a {company}',

  replyPreview: 'Respondimos a su mensaje.',
  transcriptPreview: 'Lo que se dijo en nuestro chat.',
  continue: 'Seguir el chat',
  replyMore:
    'El botón sirve durante 30 días, para cualquiera que tenga este correo, y abre solo esta conversación. También puede responder a este correo o llamarnos al {phone}.',
  replyMoreComesBack:
    'El botón sirve durante 30 días, para cualquiera que tenga este correo, y abre solo esta conversación. También puede responder a este correo, y su respuesta aparece en el chat, o llamarnos al {phone}.',

  onePhoto: 'una foto',
  photos: '{count} fotos',
  ourOffer: 'Nuestra oferta',
};
