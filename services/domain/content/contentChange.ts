/** What leads to a document's pages, where its collection has it. */
export interface PathParts {
  articleType?: string;
  pageKey?: string;
  uid?: string;
  channelCode?: string;
  channelNo?: string;
}

/** A published document of the CMS that was saved, withdrawn or deleted. */
export interface ChangedDocument {
  /** Collection or global of the CMS. */
  source: string;
  id?: number;
  /** Undefined before it was published for the first time. */
  before?: PathParts;
  /** Undefined once it is withdrawn or deleted. */
  after?: PathParts;
}
