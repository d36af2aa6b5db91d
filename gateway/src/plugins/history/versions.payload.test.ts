import { it } from 'node:test';

import { expect } from 'expect';

import { openFilledPayload } from '../../../test/payload/openFilledPayload';
import { restRequest } from '../../../test/payload/restRequest';
import { staffSession } from '../../../test/payload/staffSession';
import { versionsPath } from './versions/versionsPath';

const payload = await openFilledPayload();
const editor = await staffSession(payload, { name: 'Ada Brandt', role: 'editor' });
const translator = await staffSession(payload, { name: 'Till Roth', role: 'translator', language: 'de' });

for (const [what, source, id, method, path] of [
  ['a document', 'pages', '1', 'PATCH', '/pages/1'],
  ['a global', 'menu', undefined, 'POST', '/globals/menu'],
] as const) {
  it(`the list beside the form names who saved and published ${what}, not the name in the request`, async () => {
    const send = (headers: Record<string, string>, query: string, body: object) =>
      restRequest(method, `${path}?${query}`, { headers, body });
    await send(editor, 'locale=en&draft=true', { _status: 'draft', savedBy: 'Nobody' });
    await send(editor, 'locale=en', { _status: 'published' });
    await send(translator, 'locale=de', { _status: 'published' });
    const { text } = await restRequest('GET', versionsPath(source, id), { headers: editor });
    const { docs } = JSON.parse(text) as { docs: { version: object; publishedLocale?: string }[] };
    // A publication in one language is followed by the draft of the others.
    const named = docs.map(({ version, publishedLocale = null }) => ({ ...version, publishedLocale }));
    expect(named).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ savedBy: 'Ada Brandt', _status: 'draft' }),
        expect.objectContaining({ savedBy: 'Ada Brandt', _status: 'published', publishedLocale: null }),
        expect.objectContaining({ savedBy: 'Till Roth', _status: 'published', publishedLocale: 'de' }),
      ]),
    );
  });
}
