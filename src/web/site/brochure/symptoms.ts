// What people are tired of looking at, and which service it leads to.
import type { ServiceId } from '#company/facts/service-kinds.ts';

export type Symptom = {
  readonly complaint: string;
  readonly advice: string;
  readonly service: ServiceId;
};

export const symptoms: readonly Symptom[] = [
  {
    complaint: 'The lawn still squishes on the third day',
    advice: 'Water comes up from below or has nowhere to go. Start here before any planting:',
    service: 'drainage',
  },
  {
    complaint: 'Grass thins out under the trees again',
    advice: 'It is light, not seed. A wider bed drawn once beats a third pallet of sod:',
    service: 'residential',
  },
  {
    complaint: 'The water bill doubled and the corner is brown',
    advice: 'Too much in one place, too little in another. Measure the zones first:',
    service: 'irrigation',
  },
  {
    complaint: 'The fence leans with every storm',
    advice: 'Pickets are cheap, posts are the fence. If three lean, the line is due:',
    service: 'fencing',
  },
  {
    complaint: 'We only see the yard at night',
    advice: 'In December you come home after dark for weeks. Eleven lamps change that:',
    service: 'lighting',
  },
  {
    complaint: 'Tenants complain and nobody can say when the crew came',
    advice: 'A weekday, a crew and a photo report settle it:',
    service: 'commercial',
  },
];
