import type { Representation } from '../../payload-types';
import { representationToWire } from './representationToWire';

const representation: Representation = {
  id: 3,
  cooperationNo: 'KMP-AR-2025-00102',
  companyName: 'Thornwick Audio Ltd',
  companyCountry: 'GB',
  productName: 'Kopfhörer',
  area: 'battery',
  territory: 'DE',
  representativeName: 'Kompassa GmbH',
  startDate: '2025-10-20T12:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  createdAt: '2026-11-20T09:00:00.000Z',
};
const on = (today: string, endDate?: string | null) =>
  representationToWire({ ...representation, endDate }, { language: 'de', today });

it('has the name of its area, and dates without a time', () => {
  expect(on('2026-11-20')).toMatchObject({ areaName: 'Batterien', startDate: '2025-10-20', endDate: null });
});

it.each([
  [undefined, 'active'],
  [null, 'active'],
  ['2026-11-21T12:00:00.000Z', 'active'],
  ['2026-11-20T12:00:00.000Z', 'active'],
  ['2026-11-19T12:00:00.000Z', 'ended'],
])('with the last day %s it is %s on 20 November', (endDate, status) => {
  expect(on('2026-11-20', endDate).status).toBe(status);
});
