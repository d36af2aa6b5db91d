import { previewCallBody, previewHeaders, siteSignature } from '@/contract/site/siteRequests';

import { requestedPreview } from './draftContext';

const secret = 'a-secret-of-the-gateway';
const now = 1_790_000_000_000;
const later = now + 86_400_000;

function headersOf(document: string, at: string, signed = previewCallBody(document, at)): Headers {
  const timestamp = String(now);
  return new Headers({
    [previewHeaders.document]: document,
    ...(at && { [previewHeaders.at]: at }),
    [previewHeaders.timestamp]: timestamp,
    [previewHeaders.signature]: siteSignature({ request: 'previewCall', timestamp, body: signed, secret }),
  });
}

it.each([
  ['a draft of now', headersOf('articles:3', ''), { draft: 'articles:3', at: now }],
  ['a draft at a moment', headersOf('pop-ups:3', String(later)), { draft: 'pop-ups:3', at: later }],
  ['nothing', new Headers(), { draft: '', at: now }],
  ['a moment that is not signed', headersOf('pop-ups:3', String(later), 'pop-ups:3'), { draft: '', at: now }],
  ['a moment without a draft', headersOf('', String(later)), { draft: '', at: now }],
])('a call may ask for %s', (_what, headers, expected) =>
  expect(requestedPreview(headers, { secret, now })).toEqual(expected),
);
