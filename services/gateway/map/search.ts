import type { WireCommoditySearch, WireSearchTitles } from '@/contract/calls/search';
import { paths } from '@/services/config/paths';
import type { SearchEntries, SearchEntry, SearchTitles } from '@/services/domain/registers/search';

const searchEntryFromWire = (wire: WireCommoditySearch['allService'][number]): SearchEntry => ({
  id: wire.id,
  label: wire.menuName,
  area: wire.menuAttribute,
  areaName: wire.attributeName,
  href: wire.menuUrl,
});

export const searchEntriesFromWire = ({ allService, hotService }: WireCommoditySearch): SearchEntries => ({
  all: allService.map(searchEntryFromWire),
  hot: hotService.map(searchEntryFromWire),
});

const titledEntry = ({ title, words }: { title: string; words: string }, href: string): SearchEntry => ({
  id: href,
  label: title,
  area: '',
  areaName: '',
  href,
  words,
});

export const searchTitlesFromWire = ({ synonyms, ...wire }: WireSearchTitles): SearchTitles => ({
  entries: {
    pages: wire.pages.map((page) => ({ ...titledEntry(page, page.url), areaName: page.area })),
    articles: wire.articles.map((article) =>
      titledEntry(article, paths.article(article.articleType, article.id)),
    ),
    questions: wire.questions.map((question) => titledEntry(question, paths.answer(question.id))),
    information: wire.information.map((notice) => titledEntry(notice, paths.notice(notice.id))),
  },
  synonyms,
});
