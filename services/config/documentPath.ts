import { isArticleType } from '@/services/domain/articles/article';
import type { PathParts } from '@/services/domain/content/contentChange';

import { paths } from './paths';
import { pathsOfKey } from './pathsOfKey';

/** The page where a document of each kind is seen best, where it has none of its own. */
const pathOfSource: Record<string, string> = {
  services: paths.prices,
  partners: paths.partners,
  manuals: paths.manuals,
  'video-courses': paths.videos,
  'question-types': paths.commonQuestion,
  awards: paths.newcomers,
  newcomers: paths.newcomers,
  anniversary: paths.anniversary,
};

/** The path of a page that shows a document of the CMS, without language; home where no other does. */
export function documentPath(source: string, id: number, parts: PathParts): string {
  const { articleType, pageKey = '', uid, channelCode } = parts;
  if (source === 'articles' && isArticleType(articleType)) return paths.article(articleType, id);
  if (source === 'pages')
    return uid ? paths.campaign(uid) : (pathsOfKey.get(pageKey)?.[0] ?? paths.newcomers);
  if (source === 'questions') return paths.answer(id);
  if (source === 'information') return paths.notice(id);
  if (source === 'channels' && channelCode) return paths.newcomersOf(channelCode);
  return pathOfSource[source] ?? paths.home;
}
