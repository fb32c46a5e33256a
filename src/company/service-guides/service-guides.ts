// The guides of the six services, by their id.
import type { ServiceId } from '#company/services.ts';
import { commercial } from './commercial.ts';
import { drainage } from './drainage.ts';
import { fencing } from './fencing.ts';
import { irrigation } from './irrigation.ts';
import { lighting } from './lighting.ts';
import { residential } from './residential.ts';
import type { ServiceGuide } from './service-guide.ts';

export const serviceGuides: Readonly<Record<ServiceId, ServiceGuide>> = {
  commercial,
  residential,
  irrigation,
  fencing,
  lighting,
  drainage,
};
