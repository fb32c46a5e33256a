// Consultation types for the tests of this folder.
import type { ConsultationType } from '#contract/booking/booking.ts';

export const freeVisit: ConsultationType = {
  id: 1,
  name: 'Free Landscape Consultation',
  description: 'We walk your property with you.',
  duration: 60,
  price: '0.00',
  isActive: true,
  category: 'consultation',
  color: '#10B981',
};

export const designVisit: ConsultationType = {
  id: 3,
  name: 'Design Consultation',
  description: 'A designer sketches with you on site.',
  duration: 90,
  price: '95.00',
  isActive: true,
  category: 'design',
  color: '#B45309',
};
