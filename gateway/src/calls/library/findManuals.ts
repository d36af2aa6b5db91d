import type { WireManual } from '../../../contract/library';
import type { Manual } from '../../payload-types';
import type { CallContext } from '../context';
import { toHtml } from '../richText';
import { findTranslated, type Translated } from '../translated';

/** Null where there is no PDF. */
function toFile(file: Manual['file']): WireManual['file'] {
  if (!file || typeof file === 'number') return null;
  const { url, filename, filesize } = file;
  return url && filename && filesize ? { url, name: filename, size: filesize } : null;
}

const toManual = ({ document, language }: Translated<Manual>): WireManual => ({
  id: document.id,
  anchor: document.anchor,
  title: document.title,
  summary: document.summary,
  content: toHtml(document.content),
  version: document.version,
  updateTime: document.updatedAt,
  language,
  file: toFile(document.file),
});

/** All published manuals, in the order set in the admin. */
export async function findManuals(context: CallContext): Promise<WireManual[]> {
  const query = { sort: '_order', limit: 0 };
  const { found } = await findTranslated(context, 'manuals', ['title', 'content'], query);
  return found.map(toManual);
}
