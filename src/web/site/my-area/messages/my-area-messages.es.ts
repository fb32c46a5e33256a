// The words of a ZIP code's page in Spanish.
import type { MyAreaMessages } from './my-area-messages.en.ts';

export const spanishMyAreaMessages: MyAreaMessages = {
  error: 'Error: ',
  title: 'Su código postal | {company}',
  notZip: 'Escriba un código postal de cinco dígitos, por favor.',
  notKnown:
    'No conocemos este código postal. Trabajamos dentro de {miles} millas alrededor de {place}.',

  whatYouSee: 'Lo que va a ver',
  told: {
    drive: 'Cuánto tardamos en llegar a su casa, y cuándo podríamos ir.',
    price: 'Cuánto cuesta ahí cortar el césped de un terreno de tamaño común.',
    yard: 'Las fechas de heladas, la tierra, y lo que necesita el jardín este mes.',
  },
  areas: 'Zonas',

  yourYard: 'Su jardín en {town}, {zip}',
  whatDoWeKnow: '¿Qué sabemos de su código postal?',
  whenWeCome: 'Cuándo podemos ir',
  whatItCosts: 'Cuánto cuesta ahí cortar el césped',
  winters: 'Sus inviernos y su tierra',

  seasons: {
    spring: 'Primavera, de marzo a mayo',
    summer: 'Verano, de junio a agosto',
    fall: 'Otoño, de septiembre a noviembre',
    winter: 'Invierno, de diciembre a febrero',
  },

  remembers:
    'Este navegador recuerda {zip}, para que lo usen también otras páginas. No lo guardamos en ningún otro lugar.',
  forget: 'Olvidar mi código postal',

  change: 'Cambiar',
  about: 'unos {minutes} min',
  drive: '{drive} desde nuestra oficina, {miles} millas en línea recta.',
  tooFar:
    'A {miles} millas de nuestra oficina. Trabajamos dentro de {radius} millas; más lejos puede haber un cargo por traslado. Llámenos, por favor.',
  youGet: 'En {town} usted recibe: {terms}.',
  price:
    '{subtotal} por visita, cada semana, para un terreno de {size} pies cuadrados; {total} con el impuesto de ventas de {rate}.',
  howEstimated:
    'Calculado por el tamaño común de los terrenos de ahí. El 65 por ciento del terreno cuenta como césped.',
  mayDiffer: 'Su terreno puede ser distinto: revise su dirección en el {plan}.',
  lawnPlan: 'plan de césped',
  winter:
    '{zip} está en la zona {zone}: en un año normal, la noche más fría es de {cold}. La última helada suele llegar hacia el {lastFrost} y la primera hacia el {firstFrost}; las dos cambian por semanas de un año a otro.',
  cold: '{from} a {to} °F',
  noWinter:
    'Solo tenemos fechas de heladas de los códigos postales de nuestras zonas. El suyo no está entre ellos.',
  ground: 'La tierra: {soil}. {more}',
  moreAbout: 'Más sobre {area}',
};
