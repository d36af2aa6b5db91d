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

/** An authorised representation in the Union. Dates such as `2026-11-20`; `endsOn` is null if no end is agreed. */
export interface Representation {
  id: number;
  number: string;
  company: string;
  companyCountry: string;
  product: string;
  area: RepresentationArea;
  areaName: string;
  /** Country of the appointment: ISO 3166-1 alpha-2, or EU. */
  territory: string;
  representative: string;
  startsOn: string;
  endsOn: string | null;
  status: 'active' | 'ended';
}

/** A page of search results; `page` counts from 1. */
export interface RegisterPage<Entry> {
  entries: Entry[];
  total: number;
  page: number;
  pageSize: number;
}

/** Why a register gave nothing: nobody is logged in, too many searches, or it does not answer. */
export type RegisterFailure = 'notLoggedIn' | 'tooMany' | 'unavailable';

export class RegisterError extends Error {
  override readonly name = 'RegisterError';

  constructor(readonly reason: RegisterFailure) {
    super(`The register gave nothing: ${reason}`);
  }
}
