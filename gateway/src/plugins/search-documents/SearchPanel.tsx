import type { PanelData } from '../../cms/admin/ui/panelProps';
import { SearchForm } from './SearchForm';
import { searchTitle } from './texts';

/** On the first page of the admin: one search over all documents. */
export const SearchPanel = ({ language }: PanelData) => (
  <section aria-labelledby="search-documents-heading" className="dashboard-panel dashboard-panel--wide">
    <h2 id="search-documents-heading">{searchTitle[language]}</h2>
    <SearchForm language={language} />
  </section>
);
