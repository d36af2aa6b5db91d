import { type FactKind, factKinds, type FactTopic } from '@/contract/lists/facts';

/**
 * The kinds that have a column of their own in the table of a topic; all that its countries have, where they fit side by
 * side. Without columns, a country's facts stand below one another.
 */
const ownColumns: Partial<Record<FactTopic, readonly FactKind[]>> = {
  rates: ['standard', 'reduced', 'superReduced', 'zero'],
  goodsRates: factKinds.goodsRates.filter((kind) => kind !== 'remark'),
  thresholds: ['resident', 'smallEnterprise', 'nonResident'],
  returns: ['month', 'quarter', 'annual', 'extension'],
  reports: factKinds.reports,
  eInvoicing: ['publicBodies', 'businesses', 'reporting'],
  packaging: ['register', 'whoRegisters', 'representativeUnion', 'representativeThird'],
  devices: ['register', 'representativeUnion', 'representativeThird', 'frequency'],
  batteries: ['register', 'representativeUnion', 'representativeThird', 'frequency'],
};

/** The kinds with a column of their own in the table of a topic; none where a country's facts stand below one another. */
export const factColumns = (topic: FactTopic): readonly FactKind[] => ownColumns[topic] ?? [];
