import { unionMembers } from '@/contract/lists/unionMembers';
import { surveyCountries } from '@/services/domain/obligations/surveyCountries';

import type { Fields } from './fields';

export const ossChannels = ['ownShop', 'marketplace'] as const;
export type OssChannel = (typeof ossChannels)[number];

type SalesField = `sales${string}`;
export const salesField = (country: string): SalesField => `sales${country}`;

const sales = { kind: 'amount', from: 0, to: 1_000_000_000_00, isOptional: true } as const;
const questions = {
  office: { kind: 'one', of: surveyCountries },
  storage: { kind: 'any', of: unionMembers },
  channels: { kind: 'any', of: ossChannels },
} as const satisfies Fields;

/** With one field for the yearly sales in each Member State. */
export const ossFields: typeof questions & Record<SalesField, typeof sales> = {
  ...questions,
  ...Object.fromEntries(unionMembers.map((country) => [salesField(country), sales])),
};
