import { createLocalReq, type JSONField } from 'payload';

import { readKept, updateKept } from '../../cms/access/documents';
import { keptAside, type Kept } from '../../cms/access/storedVersions';
import type { Operation } from '../../cms/plugins/translatorOperations';
import { isData } from '../../domain/fieldTree';
import { contentLanguages } from '../../domain/languages';
import { otherTextsName } from '../../domain/otherTexts';
import { withOtherTexts } from '../../domain/withOtherTexts';

/** The texts of a form in the other language. They are sent with the form and have no column. */
export const otherTextsField: JSONField = {
  name: otherTextsName,
  type: 'json',
  virtual: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
};

interface SaveArguments {
  id?: number | string;
  data?: Record<string, unknown>;
}

/**
 * Saves these texts as a draft before the form itself, by the same rights. One after the other: two saves at once would
 * each read the draft without what the other adds.
 */
export const saveOtherTexts =
  (kind: Kept['kind'], slug: string) =>
  async ({ operation, args, req }: Operation): Promise<void> => {
    const { id, data } = (args ?? {}) as SaveArguments;
    const texts = data?.[otherTextsName];
    if (operation !== 'update' || !data || !isData(texts)) return;
    delete data[otherTextsName];
    const locale = contentLanguages.find((language) => language !== req.locale);
    if (!locale || !req.user) return;
    const { payload } = req;
    const context = { [keptAside]: req.context[keptAside] };
    const made = await createLocalReq({ locale, fallbackLocale: false, user: req.user, context }, payload);
    const own = Object.assign(made, { transactionID: req.transactionID });
    const read = { locale, fallbackLocale: false, draft: true, depth: 0, req: own } as const;
    const kept = { kind, slug, ...(kind === 'collection' && { id: Number(id) }) };
    const changed = withOtherTexts(await readKept(kept, read, payload), texts);
    if (Object.keys(changed).length === 0) return;
    const autosave = !req.context[keptAside];
    await updateKept(kept, { ...read, data: changed, autosave, overrideAccess: false });
  };
