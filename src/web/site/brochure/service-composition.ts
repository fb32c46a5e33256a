// How each service's page is composed: what comes first for someone who wants that work, and on which ground it stands.
import type { ServiceId } from '#company/facts/service-kinds.ts';
import type { ServicePartName } from './service-parts.tsx';

type Tone = 'ground' | 'raised' | 'sunk' | 'deep';

/** Parts in one chapter share its ground; two stand beside each other on a desk. The picture is the guide's second. */
export type ServiceChapter = {
  readonly tone: Tone;
  readonly parts: readonly (ServicePartName | 'picture')[];
};

/**
 * A fence is bought by the foot, so its price comes first; a drain by whether it will work; a garden by how it comes
 * about; light by the plan; water by the schedule; maintenance by what is done when.
 */
export const serviceCompositions: Readonly<Record<ServiceId, readonly ServiceChapter[]>> = {
  commercial: [
    { tone: 'ground', parts: ['included', 'prices'] },
    { tone: 'deep', parts: ['detail'] },
    { tone: 'ground', parts: ['steps', 'picture'] },
    { tone: 'sunk', parts: ['clay'] },
    { tone: 'ground', parts: ['questions'] },
  ],
  residential: [
    { tone: 'raised', parts: ['steps'] },
    { tone: 'ground', parts: ['picture', 'included'] },
    { tone: 'sunk', parts: ['detail'] },
    { tone: 'ground', parts: ['prices'] },
    { tone: 'deep', parts: ['clay'] },
    { tone: 'ground', parts: ['questions'] },
  ],
  irrigation: [
    { tone: 'raised', parts: ['detail', 'picture'] },
    { tone: 'ground', parts: ['included'] },
    { tone: 'sunk', parts: ['clay'] },
    { tone: 'ground', parts: ['prices'] },
    { tone: 'raised', parts: ['steps'] },
    { tone: 'ground', parts: ['questions'] },
  ],
  fencing: [
    { tone: 'ground', parts: ['prices'] },
    { tone: 'deep', parts: ['detail'] },
    { tone: 'ground', parts: ['included', 'picture'] },
    { tone: 'sunk', parts: ['clay'] },
    { tone: 'ground', parts: ['steps'] },
    { tone: 'raised', parts: ['questions'] },
  ],
  lighting: [
    { tone: 'deep', parts: ['detail', 'picture'] },
    { tone: 'ground', parts: ['steps'] },
    { tone: 'raised', parts: ['included', 'prices'] },
    { tone: 'sunk', parts: ['clay'] },
    { tone: 'ground', parts: ['questions'] },
  ],
  drainage: [
    { tone: 'ground', parts: ['detail'] },
    { tone: 'raised', parts: ['picture', 'included'] },
    { tone: 'deep', parts: ['clay'] },
    { tone: 'ground', parts: ['steps', 'prices'] },
    { tone: 'sunk', parts: ['questions'] },
  ],
};
