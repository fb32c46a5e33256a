// What the sizes of a cost estimate are called, and what they are measured in.
import type { EstimateSize } from '../rules/money/cost-estimate.ts';

export const estimateSizeLabels: Readonly<Record<EstimateSize, { label: string; unit: string }>> = {
  property: { label: 'Property size', unit: 'sq ft' },
  fence: { label: 'Fence length', unit: 'ft' },
  drain: { label: 'Drain length', unit: 'ft' },
};
