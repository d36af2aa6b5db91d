import type { RepresentationArea } from '@/contract/lists/registers';

/** An EU declaration of conformity. Countries are ISO 3166-1 alpha-2. */
export interface Declaration {
  id: number;
  number: string;
  product: string;
  model: string;
  company: string;
  companyCountry: string;
  /** The authorised representative; empty where the maker is in the Union. */
  representative: string;
  /** Acts it declares conformity with, at least one. */
  legislation: string[];
  /** Harmonised standards applied. */
  standards: string[];
  /** A date such as `2026-11-20`. */
  issuedOn: string;
  status: 'inForce' | 'withdrawn';
}

/** Who represents whom in the Union. Dates such as `2026-11-20`; `endsOn` is null where no end is agreed. */
export interface Representation {
  id: number;
  number: string;
  company: string;
  companyCountry: string;
  product: string;
  area: RepresentationArea;
  areaName: string;
  /** Where the appointment holds: ISO 3166-1 alpha-2, or EU. */
  territory: string;
  representative: string;
  startsOn: string;
  endsOn: string | null;
  status: 'active' | 'ended';
}

/** What a register found; `page` counts from 1. */
export interface RegisterPage<Entry> {
  entries: Entry[];
  total: number;
  page: number;
  pageSize: number;
}
