import type { AddressParts } from '@/contract/site/contentTable';

/** A published document of the CMS that was saved, withdrawn or deleted. */
export interface ChangedDocument {
  /** Collection or global of the CMS. */
  source: string;
  id?: number;
  /** Undefined before it was published for the first time. */
  before?: AddressParts;
  /** Undefined once it is withdrawn or deleted. */
  after?: AddressParts;
}
