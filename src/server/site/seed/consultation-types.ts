// The four kinds of consultation that a fresh database offers: two free, two priced.
import type { consultationTypes } from '#server/platform/database/schema/booking.ts';

type NewConsultationType = typeof consultationTypes.$inferInsert;

export const seededConsultationTypes: NewConsultationType[] = [
  {
    name: 'Free Landscape Consultation',
    description:
      'We walk your property with you, take measurements, and talk through plants, drainage and budget. Afterwards you get a detailed project estimate with a timeline and material options.',
    duration: 60,
    price: '0.00',
    category: 'consultation',
    color: '#10B981',
  },
  {
    name: 'Irrigation Checkup Estimate',
    description:
      'We run every zone, note broken heads, leaks and dry spots, and compare the controller with the days your water district allows. You get an itemized estimate for what needs fixing.',
    duration: 60,
    price: '0.00',
    category: 'estimate',
    color: '#0284C7',
  },
  {
    name: 'Design Consultation',
    description:
      'A designer sketches with you on site: beds, walks, trees and sight lines from the rooms you live in. You keep the concept sketch and a plant list for your hardiness zone.',
    duration: 90,
    price: '95.00',
    category: 'design',
    color: '#B45309',
  },
  {
    name: 'Master Plan & 3D Rendering Session',
    description:
      'A working session for the whole property, front curb to back fence. We measure, agree on phases and budget, and build 3D renderings from a visualization tool that you can change before anyone digs.',
    duration: 120,
    price: '195.00',
    category: 'design',
    color: '#7C3AED',
  },
];
