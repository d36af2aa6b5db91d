import { SmallButton } from '../../cms/admin/ui/SmallButton';
import type { ContentLanguage } from '../../domain/languages';
import { longestQuery } from './findDocuments';
import { searchMessages } from './texts';

/** Opens the page with what is found. */
export function SearchForm({ language, query }: { language: ContentLanguage; query?: string }) {
  const words = searchMessages[language];
  return (
    <form action="/admin/search" className="search-documents" role="search">
      <label className="field-label" htmlFor="search-documents">
        {words.label}
      </label>
      <input
        className="plain-select"
        defaultValue={query}
        id="search-documents"
        maxLength={longestQuery}
        name="q"
        type="search"
      />
      <SmallButton type="submit">{words.search}</SmallButton>
    </form>
  );
}
