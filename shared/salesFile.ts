/** The columns of a file with sales data, in their order. Their meaning is explained on the page of integrations. */
export const salesColumns = [
  'date',
  'type',
  'order',
  'from',
  'to',
  'customer',
  'vat_id',
  'net',
  'rate',
  'vat',
  'gross',
  'currency',
  'channel',
  'deemed_supplier',
] as const;

export type SalesColumn = (typeof salesColumns)[number];

/** A month of an invented shop in France with stock in Germany: at least one row of each kind. VAT IDs are invented too. */
const rows = [
  '2026-11-02;TRANSFER;T-0001;FR;DE;B;DE000000000;4200.00;0;0.00;4200.00;EUR;;',
  '2026-11-05;SALE;10001;DE;DE;C;;50.00;19;9.50;59.50;EUR;SHOP;',
  '2026-11-06;SALE;10002;DE;DE;C;;80.00;19;15.20;95.20;EUR;SHOP;',
  '2026-11-06;SALE;10002;DE;DE;C;;20.00;7;1.40;21.40;EUR;SHOP;',
  '2026-11-09;SALE;10003;DE;AT;C;;100.00;20;20.00;120.00;EUR;MARKETPLACE-A;',
  '2026-11-12;REFUND;10001;DE;DE;C;;-50.00;19;-9.50;-59.50;EUR;SHOP;',
  '2026-11-13;SALE;10004;DE;NL;B;NL000000000B00;250.00;0;0.00;250.00;EUR;SHOP;',
  '2026-11-17;SALE;10005;CN;FR;C;;40.00;20;8.00;48.00;EUR;MARKETPLACE-A;YES',
  '2026-11-20;SALE;10006;DE;PL;C;;400.00;23;92.00;492.00;PLN;MARKETPLACE-B;',
];

/** A file with sales data to download and to fill in. */
export const sampleSalesFile = [salesColumns.join(';'), ...rows, ''].join('\r\n');
