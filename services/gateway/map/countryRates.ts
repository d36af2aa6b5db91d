import type { WireFact } from '@/contract/calls/facts';
import type { CountryRates } from '@/services/domain/calculators/parcel';

const reducedKinds: readonly string[] = ['reduced', 'superReduced', 'zero'];

/**
 * The rates of VAT among the facts of a country that apply on a day; undefined where no standard rate does. Rates of regions
 * and those that are only announced are left out.
 * @param day ISO date
 */
export function countryRatesFromWire(facts: WireFact[], day: string): CountryRates | undefined {
  const ofRates = facts.filter(({ topic }) => topic === 'rates');
  const inForce = ofRates
    .flatMap(({ rows }) => rows)
    .filter(
      ({ from = day, until = day, state = 'inForce' }) => from <= day && day <= until && state === 'inForce',
    );
  const standard = inForce.find(({ kind }) => kind === 'standard')?.value;
  const checkedOn = ofRates.map((fact) => fact.checkedOn).sort()[0];
  if (standard === undefined || checkedOn === undefined) return undefined;
  const goods = new Map<number, string[]>();
  for (const { kind, value, text } of inForce)
    if (reducedKinds.includes(kind) && value !== undefined)
      goods.set(value, [...(goods.get(value) ?? []), text]);
  const reduced = [...goods].map(([rate, texts]) => ({ rate, goods: texts.filter(Boolean).join('; ') }));
  return { standard, reduced, checkedOn, sources: ofRates.flatMap(({ sources }) => sources) };
}
