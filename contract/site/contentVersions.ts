/**
 * A published document and when this version of it was saved. A global has no id; nor has a list of all documents of a
 * collection, which has no time either.
 */
export interface DocumentVersion {
  /** Collection or global of the CMS. */
  source: string;
  id?: number;
  /** Milliseconds since 1970; 0 where it is referred to and not published, and for a list. */
  savedAt: number;
}

/** Header of every answer to a call: the documents it was made from. */
export const contentHeader = 'x-content-versions';

/** Such as `articles:3`, or `menu`. */
export const documentName = ({ source, id }: Pick<DocumentVersion, 'source' | 'id'>): string =>
  id === undefined ? source : `${source}:${id}`;

/**
 * Documents as one short text, `articles:3.mc0x1z2a,4.mc0x1z2b;menu.mc0x1z2c`, for it stands in a header and in every
 * page. Times are to the base of 36.
 */
export function formatVersions(versions: Iterable<DocumentVersion>): string {
  const bySource = new Map<string, string[]>();
  for (const { source, id, savedAt } of versions) {
    const version = `${id ?? ''}.${savedAt.toString(36)}`;
    bySource.set(source, [...(bySource.get(source) ?? []), version]);
  }
  return [...bySource]
    .map(([source, all]) => source + (all[0]?.startsWith('.') ? '' : ':') + all.join(','))
    .join(';');
}

const group = /^([a-z-]+)(?::|(?=\.))(.*)$/;
const member = /^(\d*)\.([\da-z]+)$/;

/** The documents of such a text. What does not fit is left out: a page is not worth less for it. */
export function parseVersions(text: string): DocumentVersion[] {
  return text.split(';').flatMap((part) => {
    const [, source = '', members = ''] = group.exec(part) ?? [];
    return members.split(',').flatMap((one) => {
      const [, id = '', time = ''] = member.exec(one) ?? [];
      if (!source || !time) return [];
      return [{ source, ...(id && { id: Number(id) }), savedAt: parseInt(time, 36) }];
    });
  });
}
