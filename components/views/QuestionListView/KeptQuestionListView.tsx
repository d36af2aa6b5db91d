import { keptComponent } from '@/components/ui/KeptHtml/keptComponent';
import { loadChunk } from '@/services/browser/loading/chunk';

/** The view as pages have it: the server's HTML is kept (docs/decisions/0045). */
export const KeptQuestionListView = keptComponent(() =>
  loadChunk(() => import('./QuestionListView')).then((loaded) => loaded.QuestionListView),
);
