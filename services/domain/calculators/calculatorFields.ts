import type { CalculatorName } from '@/contract/lists/calculators';

import type { Fields } from './fields';
import { ossFields } from './ossFields';
import { parcelFields } from './parcel';
import { thresholdFields } from './threshold';

/** The questions of each calculator, in the order of its form. */
export const calculatorFields: Record<CalculatorName, Fields> = {
  oss: ossFields,
  threshold: thresholdFields,
  parcel: parcelFields,
};
