import path from 'node:path';
import { it } from 'node:test';

import { expect } from 'expect';

import { demoContent } from '../../seed/load/demoContent';
import { seedManuals } from '../../seed/load/library';
import { seedManualFiles } from '../../seed/load/manualFiles';
import { contentLanguages } from '../../src/domain/languages';
import { uploads } from '../../src/platform/files/uploads';
import { openPayload } from './openPayload';

const payload = await openPayload();
const { manuals, ...content } = demoContent(path.resolve('.'));
// Without the services that they name.
const alone = manuals.map(({ slug, files }) => ({
  slug,
  files: { ...files, en: { ...files.en, frontMatter: { ...files.en.frontMatter, services: [] } } },
}));
await seedManuals(payload, { ...content, manuals: alone });
await seedManualFiles(payload, { ...content, manuals });

for (const locale of contentLanguages)
  it(`the sample offer is a PDF in ${locale}, and belongs to its page`, async () => {
    const where = { anchor: { equals: 'sample-offer' } };
    const [offer] = (await payload.find({ collection: 'manuals', where, locale, depth: 1 })).docs;
    const file = typeof offer?.file === 'object' ? offer.file : undefined;
    expect(file).toMatchObject({
      filename: expect.stringMatching(new RegExp(`^sample-offer-1\\.0-${locale}-\\w+\\.pdf$`)),
      mimeType: 'application/pdf',
    });
    const data = await uploads.read(`documents/${file?.filename}`);
    expect(data?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(data?.length).toBe(file?.filesize);
  });
