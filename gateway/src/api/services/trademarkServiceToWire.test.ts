import type { Service } from '../../payload-types';
import { trademarkServiceToWire } from './trademarkServiceToWire';

const service: Service = {
  id: 7,
  serverName: 'Trade mark European Union',
  summary: 'One mark for all Member States.',
  category: 'trademark',
  countryCode: '99',
  office: 'EUIPO',
  classesIncluded: 1,
  updatedAt: '2026-11-20T09:00:00.000Z',
  createdAt: '2026-11-20T09:00:00.000Z',
};
const context = { language: 'de', today: '2026-11-20' } as const;

it.each([{ office: null }, { office: '' }, { classesIncluded: null }])('returns null with %j', (missing) =>
  expect(trademarkServiceToWire({ ...service, ...missing }, context)).toBeNull(),
);
