import { config } from '../../platform/config/config';
import { SearchResult } from './SearchResult';

/** Above the texts for search engines: what becomes of them. */
export function SearchPreview() {
  return <SearchResult host={new URL(config.siteUrl).host} site={config.siteTitle} />;
}
