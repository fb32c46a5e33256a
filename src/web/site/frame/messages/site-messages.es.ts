// Every word of the frame around the site's pages in Spanish.
import { spanishGalleryLabelMessages } from '#web/site/gallery/messages/gallery-label-messages.es.ts';
import type { SiteMessages } from './site-messages.en.ts';

export const spanishSiteMessages: SiteMessages = {
  language: 'es',
  skipToContent: 'Ir al contenido',
  closeMessage: 'Cerrar mensaje',

  notOpenName: 'Aún no está abierto',
  notOpen: 'Estamos preparando este sitio; aún no está abierto.',

  gallery: spanishGalleryLabelMessages,

  homeOf: '{company}, página de inicio',
  mainNavigation: 'Principal',
  menu: {
    home: 'Inicio',
    services: 'Servicios',
    gallery: 'Galería',
    about: 'Nosotros',
    blog: 'Blog',
    calendar: 'Citas',
    contact: 'Contacto',
  },
  getQuote: 'Cotización',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  menuName: 'Menú',
  portal: 'Portal de clientes',
  portalSignedIn: 'Mi portal',
  logout: 'Salir',
  otherLanguage: 'Esta página en otro idioma',

  breadcrumb: 'Ruta de navegación',
  home: 'Inicio',
  crumbs: {
    '/quote': 'Solicitar una cotización',
    '/book': 'Reservar una consulta',
    '/storm': 'Daños por tormenta',
    '/lawn-plan': 'Plan de césped',
    '/newsletter': 'Boletín',
    '/newsletter/unsubscribe': 'Darse de baja',
    '/contact': 'Contacto',
    '/estimate': 'Su presupuesto',
    '/my-area': 'Su código postal',
    '/continue': 'Continuar en otro dispositivo',
    '/appointment': 'Su consulta',
    '/chat': 'Su chat',
    '/visit-today': 'Su visita de hoy',
    '/your-photos': 'Sus fotos',
    '/your-review': 'Su reseña',
    '/plan-offer': 'Su oferta de plan',
    '/sign-in': 'Iniciar sesión',
    '/sign-in/confirm': 'Confirme que es usted',
    '/sign-in/link': 'Iniciar sesión',
    '/sign-out': 'Cerrar sesión',
    '/invitation': 'Invitación',
  },

  serviceAreas: 'Zonas de servicio',
  officeHours: 'Horario de oficina',
  since: '{company}, desde {year}',
  stormHelp: '¿Daños por tormenta? Pida ayuda',
  serving: 'Atendemos {towns}',
  policiesName: 'Políticas',
  policies: {
    privacy: 'Privacidad',
    terms: 'Condiciones',
    accessibility: 'Accesibilidad',
    'text-messages': 'Mensajes de texto',
  },
  socialName: 'Redes sociales',
  companyOn: '{company} en {network}',

  quickContact: 'Contacto rápido',
  contactUs: 'Contáctenos',
  contactHeading: 'Comuníquese con la empresa',
  contactLead: 'Díganos qué necesita para su jardín',
  chatWithUs: 'Chatee con nosotros',
  call: 'Llamar al {phone}',
  emailTo: 'Escribir a {email}',
  visitOffice: 'Visite nuestra oficina',
  directionsNewTab: '(cómo llegar, se abre en otra pestaña)',
  freeQuote: 'Cotización gratis',
  viewFlyer: 'Ver volante',
  close: 'Cerrar',

  restInEnglish:
    'La página de inicio, la cotización, el presupuesto, las citas, el plan de césped, la ayuda por tormenta y el contacto están en español. Los demás enlaces llevan a páginas en inglés.',

  ratherTalk: '¿Prefiere hablar?',
};
