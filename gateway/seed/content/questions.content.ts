import { companies } from './questions/companies';
import { dates } from './questions/dates';
import { invoices } from './questions/invoices';
import { marketplaces } from './questions/marketplaces';
import { oss } from './questions/oss';
import { packaging } from './questions/packaging';
import { products } from './questions/products';
import { vat } from './questions/vat';
import type { SeedQuestionType } from './types';

/** In the order in which the site shows them. */
export const questionTypesContent: SeedQuestionType[] = [
  vat,
  oss,
  marketplaces,
  packaging,
  products,
  invoices,
  companies,
  dates,
];
