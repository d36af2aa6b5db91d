import type { NumberField, PayloadRequest } from 'payload';

import type { Bilingual } from '../../domain/languages';
import { translate } from './translate';

/** In the smallest unit: a million euros. */
const most = 100_000_000;

const noAmount: Bilingual = { en: 'An amount such as 499 or 499.50.', de: 'Ein Betrag wie 499 oder 499,50.' };

const tooMuch: Bilingual = {
  en: 'This is more than can be entered here. Please check the number of digits.',
  de: 'Das ist mehr, als hier eingetragen werden kann. Bitte prüfen Sie die Zahl der Stellen.',
};

interface AmountOptions {
  label: Bilingual;
  description: Bilingual;
  /** The sentence that refuses 0 in this document; undefined where 0 is an amount. */
  zeroProblem?: (document: Record<string, unknown>) => Bilingual | undefined;
}

/** An amount that is typed in euros, or whatever its row's currency is, and stored in the smallest unit. */
export const amountField = ({ label, description, zeroProblem }: AmountOptions): NumberField => ({
  name: 'amount',
  type: 'number',
  label,
  required: true,
  min: 0,
  max: most,
  validate: (
    value: number | null | undefined,
    { data, req }: { data: Record<string, unknown>; req: PayloadRequest },
  ) => {
    const problem = value === 0 ? zeroProblem?.(data) : undefined;
    if (problem) return translate(problem, req);
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return translate(noAmount, req);
    return value <= most || translate(tooMuch, req);
  },
  admin: {
    width: '50%',
    description,
    components: { Field: '/src/cms/admin/prices/AmountField#AmountField' },
  },
});
