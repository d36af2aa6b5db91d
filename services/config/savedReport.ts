import { isReportId } from '@/contract/lists/reportId';

import { paths } from './paths';

const folder = `${paths.calculate()}/`;

/** The id of the saved report at a path, which has no language, query or hash; undefined for every other path. */
export function savedReportIdOf(path: string): string | undefined {
  const id = path.startsWith(folder) ? path.slice(folder.length) : '';
  return isReportId(id) ? id : undefined;
}
