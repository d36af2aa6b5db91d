/** An entry of the header's search panel (specification, section 2); `area` says what it belongs to. */
export interface SearchEntry {
  id: string;
  label: string;
  area: string;
  href: string;
}

export interface SearchEntries {
  all: SearchEntry[];
  hot: SearchEntry[];
}
