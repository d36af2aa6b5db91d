import { sampleSalesFile, salesColumns, type SalesColumn } from './salesFile';

const [head, ...lines] = sampleSalesFile.trimEnd().split('\r\n');
const rows = lines.map((line) => {
  const cells = line.split(';');
  expect(cells).toHaveLength(salesColumns.length);
  return Object.fromEntries(salesColumns.map((column, at) => [column, cells[at]])) as Record<
    SalesColumn,
    string
  >;
});

const amount = /^-?\d+\.\d{2}$/;
const country = /^[A-Z]{2}$/;
const formats: Record<SalesColumn, RegExp> = {
  date: /^2026-11-\d{2}$/,
  type: /^(SALE|REFUND|TRANSFER)$/,
  order: /^[\w-]+$/,
  from: country,
  to: country,
  customer: /^[BC]$/,
  vat_id: /^([A-Z]{2}\w{8,12})?$/,
  net: amount,
  rate: /^\d+$/,
  vat: amount,
  gross: amount,
  currency: /^[A-Z]{3}$/,
  channel: /^(SHOP|MARKETPLACE-[AB])?$/,
  deemed_supplier: /^(YES)?$/,
};

it('the sample file begins with the names of the columns', () => expect(head).toBe(salesColumns.join(';')));

it.each(salesColumns)('every row of the sample file has a value of the documented form in %s', (column) => {
  for (const row of rows) expect(row[column]).toMatch(formats[column]);
});

it('the amounts of each row of the sample file add up, and those of refunds alone are negative', () => {
  for (const { type, net, rate, vat, gross } of rows) {
    expect((Number(net) * Number(rate)) / 100).toBeCloseTo(Number(vat), 2);
    expect(Number(net) + Number(vat)).toBeCloseTo(Number(gross), 2);
    expect(Number(net) < 0).toBe(type === 'REFUND');
  }
});

it('businesses alone have a VAT ID in the sample file, and a refund has the order number of its sale', () => {
  const sold = rows.filter(({ type }) => type === 'SALE').map(({ order }) => order);
  for (const { type, order, customer, vat_id: vatId } of rows) {
    expect(vatId !== '').toBe(customer === 'B');
    if (type === 'REFUND') expect(sold).toContain(order);
  }
});

it('the sample file has a row of each type, and one of which the marketplace owes the VAT', () => {
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['SALE', 'REFUND', 'TRANSFER']));
  expect(rows.filter(({ deemed_supplier: deemed }) => deemed === 'YES')).toHaveLength(1);
});
