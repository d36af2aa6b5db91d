import { standingOf } from './findPages';

const now = 1_000_000;
const page = { renewsAt: now + 1 };
const same = { shown: 5, published: 5 };
const older = { shown: 5, published: 6 };

it.each([
  ['what is published', page, [same], 'current'],
  ['no document', page, [], 'current'],
  ['an older version, and its time is not over', page, [same, older], 'waiting'],
  ['an older version after its time', { renewsAt: now - 2_001 }, [older], 'late'],
  ['an older version in the moment of its renewal', { renewsAt: now - 1_999 }, [older], 'waiting'],
  ['what was withdrawn', page, [{ shown: 5, published: 0 }], 'waiting'],
  ['a document that was published meanwhile', page, [{ shown: 0, published: 6 }], 'waiting'],
  ['what is published, after a failed attempt', { ...page, failedAt: now - 5 }, [same], 'failed'],
])('a page that shows %s', (_what, state, versions, status) =>
  expect(standingOf(state, versions, now).status).toBe(status),
);

it.each([
  ['the newest version that differs', [same, older, { shown: 9, published: 9 }], [5, 6]],
  ['the newest version where none differs', [same, { shown: 9, published: 9 }], [9, 9]],
  ['no version of what was withdrawn', [{ shown: 5, published: 0 }], [5, undefined]],
  ['nothing of a page without documents', [], [undefined, undefined]],
])('names %s', (_what, versions, [shownVersion, publishedVersion]) =>
  expect(standingOf(page, versions, now)).toMatchObject({ shownVersion, publishedVersion }),
);
